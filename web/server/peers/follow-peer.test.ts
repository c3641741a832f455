import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPeerHandler, peersPath } from "./answer-peer.ts";
import { type ChangeLog, createChangeLog } from "./change-log.ts";
import { followPeer } from "./follow-peer.ts";
import { startHttpServer } from "../../../tests/support/start-http-server.ts";

const secret = "shared";

let server: Server;
let url: string;
let changes: ChangeLog;
let heard: string[];
let lines: string[];
let stop: () => void = () => {};

beforeEach(async () => {
  [heard, lines] = [[], []];
  await startPeer(createChangeLog(10), 0);
});

afterEach(async () => {
  stop();
  await stopPeer();
});

async function startPeer(log: ChangeLog, port: number) {
  changes = log;
  const answer = createPeerHandler(log, secret);
  server = createServer((request, response) => void (answer(request, response) || response.end()));
  url = await startHttpServer(server, port);
}

async function stopPeer() {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function follow({ as = "another process", using = secret } = {}) {
  stop = followPeer({
    url,
    secret: using,
    processId: as,
    onExpired: (tags) => heard.push(tags.join()),
    onMissed: () => heard.push("everything"),
    log: (line) => lines.push(line),
    pauseMs: 10,
  });
}

/** Resolves with what has been heard once it's at least that many. */
const hear = async (count: number) => {
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(count);
  return heard;
};

test("a process hears at once what expires at its peer, and doesn't trust what came before", async () => {
  follow();
  await hear(1);

  changes.add(["product:1", "product-handle:asl-1"]);

  expect(await hear(2)).toEqual(["everything", "product:1,product-handle:asl-1"]);
});

test("after a lost connection, it hears what it missed, once and in order", async () => {
  follow();
  await hear(1);
  const { port } = new URL(url);
  await stopPeer();
  changes.add(["first"]);
  changes.add(["second"]);

  await startPeer(changes, Number(port));

  expect(await hear(3)).toEqual(["everything", "first", "second"]);
});

test("after its peer has restarted, everything may be outdated", async () => {
  follow();
  await hear(1);
  const { port } = new URL(url);
  await stopPeer();

  await startPeer(createChangeLog(10), Number(port));

  expect(await hear(2)).toEqual(["everything", "everything"]);
  expect(lines).toEqual([
    expect.stringMatching(/^Can't follow the peer http:\S+, /),
    expect.stringMatching(/^Following the peer http:\S+ again\.$/),
  ]);
});

test("a process that's on its own list of peers doesn't follow itself", async () => {
  const asked = once(server, "request");
  follow({ as: changes.processId });

  const [, response] = await asked;

  expect(response.statusCode).toBe(204);
});

test("without the secret, nobody hears anything", async () => {
  follow({ using: "guessed" });

  await expect.poll(() => lines).toEqual([expect.stringContaining("It responded with 401.")]);
  expect((await fetch(url + peersPath)).status).toBe(401);
  expect(heard).toEqual([]);
});
