import type { ServerResponse } from "node:http";

/** Changes a response's headers when they're final, whoever sends it. `change` gets the status, and returns the one to send. */
export function beforeHead(response: ServerResponse, change: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response);
  // Node calls it before the first byte of every response.
  response.writeHead = (status: number, ...rest: never[]) => writeHead(change(status), ...rest);
}
