// Four clients in one process, playing as fast as they are told. Prints moves/s, the time from a move to its
// acknowledgement, and the mean size of a message. Whoever first sees the end ends the match for all: another may
// have been told its last move before time was up, and would wait for ever.
const [kind, port, seconds, show, game, players] = process.argv.slice(2);
let until = Infinity;  // counted from the first move
const times = [];
let messages = 0, bytes = 0, began = 0, spent = 0;

function report() {
  times.sort((a, b) => a - b);
  const at = (p) => times[Math.min(times.length - 1, Math.floor(times.length * p))];
  const rate = times.length / ((spent || Date.now() - began) / 1000);
  console.log(JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), bytes: bytes / Math.max(1, messages) }));
  process.exit(0);
}

async function nekoban() {
  const { WebSocket } = require("ws");
  const post = async (path, body) => (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
  while (Date.now() < until) {
    const first = await post("/api/tables", { game, options: { players: Number(players) }, program: true });
    const tokens = [first.token];
    while (tokens.length < Number(players)) tokens.push((await post(`/api/tables/${first.table}/seats`, { program: true })).token);
    began = 0;
    const sockets = [];
    await new Promise((over) => tokens.forEach((token) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${first.table}/socket?show=${show}`, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
      sockets.push(socket);
      let sent = 0;
      socket.on("message", (data) => {
        messages++;
        bytes += data.length;
        const told = JSON.parse(data);
        if (told.re && told.kind === "moved") times.push(performance.now() - sent);
        if (told.result || Date.now() > until) return over();
        if (told.paths?.length) {
          began ||= Date.now();
          until = Math.min(until, began + 1000 * Number(seconds));
          sent = performance.now();
          socket.send(JSON.stringify({ kind: "move", id: 1, ply: told.ply, path: told.paths[Math.floor(Math.random() * told.paths.length)] }));
        }
      });
      socket.on("close", over);
      socket.on("error", over);
    }));
    spent += began && Date.now() - began;
    sockets.forEach((socket) => socket.terminate());
  }
  report();
}

async function boardgame() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const { game: rules } = require("./boardgame.js");
  const server = `http://127.0.0.1:${port}`;
  const post = async (path, body) => (await fetch(server + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
  while (Date.now() < until) {
    const { matchID } = await post("/games/cards/create", { numPlayers: Number(players) });
    const clients = [];
    for (let n = 0; n < Number(players); n++) {
      const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID: String(n), playerName: `p${n}` });
      clients.push(Client({ game: rules, numPlayers: Number(players), matchID, playerID: String(n), credentials: playerCredentials, multiplayer: SocketIO({ server }), debug: false }));
    }
    began = 0;
    await new Promise((over) => clients.forEach((client, n) => {
      let last = -1, sent = 0;
      client.subscribe((state) => {
        if (!state || !state.G || !state.G.me) return;
        if (sent && state._stateID > last) { times.push(performance.now() - sent); sent = 0; }
        if (state.ctx.gameover || Date.now() > until) return over();
        if (state.ctx.currentPlayer === String(n) && state._stateID > last) {
          began ||= Date.now();
          until = Math.min(until, began + 1000 * Number(seconds));
          last = state._stateID;
          sent = performance.now();
          client.moves.play(0);
        }
      });
      client.start();
    }));
    spent += began && Date.now() - began;
    clients.forEach((client) => client.stop());
  }
  report();
}

(kind === "nekoban" ? nekoban() : boardgame()).catch((error) => { console.error(error); process.exit(1); });
