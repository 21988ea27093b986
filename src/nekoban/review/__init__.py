"""Reviews: a finished match, decision by decision, from what each player could know then."""
