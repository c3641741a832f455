/** The emulator that answers an endpoint: both have, for example, `GET /_emulator/requests`. */
export type Emulator = "content-lake" | "storefront";

/** A contract test that ran, and the endpoints that answered it. */
export interface TestRun {
  state: "passed" | "failed" | "skipped" | "pending";
  /** Each as `toEndpointName` writes it. */
  reached: readonly string[];
}

/** As in `content-lake GET /data/doc/:dataset/:ids`, or `storefront query product` for an operation. */
export function toEndpointName(emulator: Emulator, method: string, path: string): string {
  return `${emulator} ${method} ${path}`;
}

/** The endpoints, by name, that answered no test that passed. */
export function findUnreached(endpoints: readonly string[], runs: readonly TestRun[]): string[] {
  const reached = new Set(runs.filter(({ state }) => state === "passed").flatMap((run) => run.reached));
  return endpoints.filter((endpoint) => !reached.has(endpoint));
}
