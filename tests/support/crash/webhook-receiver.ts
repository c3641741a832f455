import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
