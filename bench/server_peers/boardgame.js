// A boardgame.io server with a four-player card game: play a card from your hand, draw another; most points win.
const { Server, Origins } = require("boardgame.io/server");

const HAND = 5;
const game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(400).keys()].map((n) => 1 + (n % 13)));
    const players = Object.fromEntries([...Array(ctx.numPlayers).keys()].map((n) => [n, { hand: deck.splice(0, HAND), points: 0 }]));
    return { secret: { deck }, pile: 0, players, left: deck.length };
  },
  playerView: ({ G, playerID }) => ({ pile: G.pile, left: G.left, me: G.players[playerID], points: Object.values(G.players).map((p) => p.points) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, index) => {
        const mine = G.players[playerID];
        if (!(index >= 0 && index < mine.hand.length)) return "INVALID_MOVE";
        const [card] = mine.hand.splice(index, 1);
        if (card > G.pile) mine.points += card;
        G.pile = card;
        if (G.secret.deck.length) mine.hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every((p) => p.hand.length === 0) ? { over: true } : undefined),
};

module.exports = { game };
if (require.main === module) {
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
}
