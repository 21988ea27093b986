// Random noughts and crosses in boardgame.io's headless client, for a number of seconds.
// Prints one JSON line: {version, decisions, games, seconds, computing}. Run by bench/peers.py.
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const freeCells = (cells) => [...cells.keys()].filter((cell) => cells[cell] === null);
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (freeCells(G.cells).length === 0) return { draw: true };
  },
};

const client = Client({ game, debug: false });

// `reset` starts a game faster than a new client does.
function playGame() {
  client.reset();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const cells = freeCells(state.G.cells);
    client.moves.mark(cells[Math.floor(Math.random() * cells.length)]);
    decisions += 1;
  }
  return decisions;
}

function playFor(seconds) {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let decisions = 0, games = 0, spent = 0;
  while (spent < seconds) {
    decisions += playGame();
    games += 1;
    spent = (performance.now() - begin) / 1000;
  }
  const { user, system } = process.cpuUsage(cpu); // microseconds
  return { version, decisions, games, seconds: spent, computing: (user + system) / 1e6 };
}

if (process.argv[2] === "start") { // one move, for the time to start
  client.moves.mark(0);
  process.exit(0);
}
playFor(0.5); // warm up
console.log(JSON.stringify(playFor(Number(process.argv[2]))));
