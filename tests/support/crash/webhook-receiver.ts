import { createServer } from "node:http";
import { startHttpServer } from "../start-http-server.ts";

export interface WebhookReceiver extends AsyncDisposable {
  url: string;
  /** `<transaction> <document>` for each delivery, without duplicates. */
  received: ReadonlySet<string>;
}

/** A server that receives the webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received = new Set<string>();
  const server = createServer((request, response) => {
    const { "sanity-transaction-id": transaction, "sanity-document-id": document } = request.headers;
    request.resume().once("end", () => {
      received.add(`${String(transaction)} ${String(document)}`);
      response.end();
    });
  });
  const origin = await startHttpServer(server);
  return {
    url: `${origin}/`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
