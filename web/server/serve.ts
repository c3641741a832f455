import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { stripPersonalData } from "#lib/strip-personal-data.ts";
import type { Handler } from "./cached-response.ts";
import { normalizeTarget } from "./normalize-target.ts";

/** Less than the five seconds after which whatever started the site may kill it. */
const shutdownTimeoutMs = 4000;

const checkIntervalMs = 20;

/**
 * Answers a server's requests with `handle`. Returns a function that stops it without cutting off an answer: it resolves
 * once open requests have been answered and event streams ended.
 */
export function serve(http: Server, handle: Handler): () => Promise<void> {
  const answers = new Set<ServerResponse>();
  const upgraded = new Set<Duplex>();
  http.on("request", (request, response) => {
    answers.add(response);
    // With Next's own, more than the ten after which Node suspects a leak.
    response.setMaxListeners(20);
    response.once("close", () => answers.delete(response));
    // Proxies and caches may go by another one of them than we do (RFC 9112, 3.2).
    if ((request.headersDistinct["host"]?.length ?? 0) > 1) return void response.writeHead(400).end();
    // About the server itself, which no page is.
    if (request.url === "*") return void response.writeHead(204).end();
    if (!normalizeTarget(request)) return void response.writeHead(400).end();
    handle(request, response).catch((error: unknown) => {
      console.error(stripPersonalData(`${request.method} ${request.url} failed.`), error);
      response.destroy();
    });
  });
  http.on("upgrade", (_request, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });

  return async () => {
    const closed = new Promise((resolve) => {
      http.close(resolve);
    });
    for (const socket of upgraded) socket.destroy();
    const deadline = Date.now() + shutdownTimeoutMs;
    while (answers.size > 0 && Date.now() < deadline) {
      // Browsers connect again, to another process or to the next one.
      for (const answer of answers) if (isEventStream(answer)) answer.destroy();
      await wait(checkIntervalMs);
    }
    http.closeAllConnections();
    await closed;
  };
}

const isEventStream = (answer: ServerResponse) =>
  String(answer.getHeader("content-type")).startsWith("text/event-stream");
