import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameSecret, signValue } from "#lib/signed-value.ts";
import type { Change, ChangeLog } from "./change-log.ts";

export const peersPath = "/api/peers/changes";

/** Names the process that asks, which is its own peer if all have the same list. */
export const processHeader = "x-process-id";

/** Peers take a silence of three heartbeats for a lost connection. */
export const heartbeatMs = 5000;

/** Each holds a connection open. */
const maxPeers = 100;

/** What a process shows its peers to be one of them. All of them have the secret. */
export const toPeerToken = (secret: string): string => signValue("peer", { purpose: "peers", key: secret });

/**
 * Answers peers with the changes of this process as server-sent events: those since `Last-Event-ID`, then each new one.
 * `missed` comes first if those can't be told. Returns false for other requests.
 */
export function createPeerHandler(changes: ChangeLog, secret: string) {
  const expected = `Bearer ${toPeerToken(secret)}`;
  const peers = new Set<ServerResponse>();

  const toStatus = ({ headers }: IncomingMessage) => {
    if (!isSameSecret(headers.authorization ?? "", expected)) return 401;
    // What tells a client of server-sent events not to connect again.
    if (headers[processHeader] === changes.processId) return 204;
    return peers.size < maxPeers ? 200 : 503;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== peersPath) return false;
    const status = toStatus(request);
    if (status !== 200) {
      response.writeHead(status, { "cache-control": "no-store" }).end();
      return true;
    }
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
    });
    const send = ({ id, tags }: Change) => response.write(`id: ${id}\ndata: ${JSON.stringify(tags)}\n\n`);
    const missed = changes.since(String(request.headers["last-event-id"]));
    if (missed) {
      // A comment, so that the peer gets an answer.
      response.write(":\n\n");
      missed.forEach(send);
    } else response.write(`id: ${changes.latestId()}\nevent: missed\ndata:\n\n`);

    const stopListening = changes.listen(send);
    const heartbeat = setInterval(() => response.write(":\n\n"), heartbeatMs);
    peers.add(response);
    response.once("close", () => {
      stopListening();
      clearInterval(heartbeat);
      peers.delete(response);
    });
    return true;
  };
}
