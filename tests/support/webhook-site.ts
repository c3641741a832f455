import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { startHttpServer } from "./start-http-server.ts";

export interface Delivered {
  method: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: unknown;
}

export interface WebhookSite extends AsyncDisposable {
  url: string;
  port: number;
  deliveries: readonly Delivered[];
  stop: () => Promise<void>;
}

/**
 * How a site reacts to a delivery: a status to respond with, `hang up` to end the connection, or `keep waiting` to never respond.
 */
export type Reaction = number | "hang up" | "keep waiting";

/** A site that accepts webhooks. It starts with the given reactions and then returns 200. */
export async function startWebhookSite(reactions: Reaction[] = [], port = 0): Promise<WebhookSite> {
  const deliveries: Delivered[] = [];
  const react = (response: ServerResponse, reaction: Reaction = 200) => {
    if (reaction === "keep waiting") return;
    if (reaction === "hang up") response.destroy();
    else response.writeHead(reaction).end(reaction === 200 ? "taken" : "not taken");
  };
  const server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const { method = "", headers } = request;
      deliveries.push({ method, headers, text, body: JSON.parse(text) });
      react(response, reactions.shift());
    });
  });
  const origin = await startHttpServer(server, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `${origin}/hook`,
    port: Number(new URL(origin).port),
    deliveries,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
