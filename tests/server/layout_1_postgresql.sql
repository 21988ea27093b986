CREATE TABLE archive ("table" VARCHAR(32) NOT NULL, version INTEGER NOT NULL, frames BYTEA NOT NULL, PRIMARY KEY ("table"));
CREATE TABLE entries ("table" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, "check" VARCHAR(16) NOT NULL, PRIMARY KEY ("table", number));
CREATE TABLE nekoban (key VARCHAR(40) NOT NULL, value TEXT, PRIMARY KEY (key));
CREATE TABLE tables (id VARCHAR(32) NOT NULL, game VARCHAR(80) NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL, plan TEXT NOT NULL, seed VARCHAR(64) NOT NULL, start TEXT, host VARCHAR(64) NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, phase VARCHAR(8) NOT NULL, listed BOOLEAN NOT NULL, due BIGINT, flaw TEXT, PRIMARY KEY (id));
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE INDEX tables_by_due ON tables (due);
