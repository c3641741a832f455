/** The emulator that serves an endpoint. Both have `GET /_emulator/requests`, for example. */
export type Emulator = "content-lake" | "storefront";

/** A finished contract test, and the endpoints it called. */
export interface TestRun {
  state: "passed" | "failed" | "skipped" | "pending";
  /** Each as `toEndpointName` formats it. */
  reached: readonly string[];
}

/** As in `content-lake GET /data/doc/:dataset/:ids`. */
export function toEndpointName(emulator: Emulator, method: string, path: string): string {
  return `${emulator} ${method} ${path}`;
}

/** As in `storefront query product`, or `storefront admin query product` for one of the Admin API's. */
export function toOperationName(api: "storefront" | "admin", kind: string, field: string): string {
  return toEndpointName("storefront", api === "admin" ? `admin ${kind}` : kind, field);
}

/** The names of endpoints that no passing test called. */
export function findUnreached(endpoints: readonly string[], runs: readonly TestRun[]): string[] {
  const reached = new Set(runs.filter(({ state }) => state === "passed").flatMap((run) => run.reached));
  return endpoints.filter((endpoint) => !reached.has(endpoint));
}
