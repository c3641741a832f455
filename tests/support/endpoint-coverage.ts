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

/** The APIs that the storefront serves. */
export type Api = "storefront" | "admin" | "account";

/** As in `storefront query product`, or `storefront admin query product` for one of the Admin API's. */
export function toOperationName(api: Api, kind: string, field: string): string {
  return toEndpointName("storefront", api === "storefront" ? kind : `${api} ${kind}`, field);
}

/** The names of endpoints that no passing test called. */
export function findUnreached(endpoints: readonly string[], runs: readonly TestRun[]): string[] {
  const reached = new Set(runs.filter(({ state }) => state === "passed").flatMap((run) => run.reached));
  return endpoints.filter((endpoint) => !reached.has(endpoint));
}
