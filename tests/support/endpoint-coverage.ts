/** The emulator that serves an endpoint. Both have `GET /_emulator/requests`, for example. */
export type Emulator = "content-lake" | "storefront";

/** A finished contract test, and the endpoints it called. */
export interface TestRun {
  state: "passed" | "failed" | "skipped" | "pending";
  /** Each as `toEndpointName` formats it. */
  reached: readonly string[];
}

/** As in `content-lake GET /data/doc/:dataset/:ids`, or `storefront query product` for an operation. */
export function toEndpointName(emulator: Emulator, method: string, path: string): string {
  return `${emulator} ${method} ${path}`;
}

/** The names of endpoints that no passing test called. */
export function findUnreached(endpoints: readonly string[], runs: readonly TestRun[]): string[] {
  const reached = new Set(runs.filter(({ state }) => state === "passed").flatMap((run) => run.reached));
  return endpoints.filter((endpoint) => !reached.has(endpoint));
}
