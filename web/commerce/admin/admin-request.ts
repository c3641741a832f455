import { z } from "zod";
import { adminApiVersion } from "#commerce/api-version.ts";

export interface AdminRequestOptions {
  /** The shop's origin. */
  url: string;
  /** An Admin API access token. Stays on the server. */
  token: string;
  /** In milliseconds. */
  timeout?: number;
}

interface AdminCall<Schema extends z.ZodType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** After the version, with its parameters: `/draft_orders.json?status=open`. */
  path: string;
  body?: unknown;
  schema: Schema;
}

export type AdminRequest = <Schema extends z.ZodType>(call: AdminCall<Schema>) => Promise<z.infer<Schema>>;

/** A failed Admin API call. `status` is null when Shopify didn't respond, or not with what was expected. */
export class AdminApiError extends Error {
  readonly status: number | null;

  constructor(message: string, { status, cause }: { status: number | null; cause?: unknown }) {
    super(message, { cause });
    this.name = "AdminApiError";
    this.status = status;
  }
}

/** Sends requests to Shopify's REST Admin API. Rejects with an AdminApiError. */
export function createAdminRequest({ url, token, timeout = 10_000 }: AdminRequestOptions): AdminRequest {
  return async ({ method, path, body, schema }) => {
    // Without the query and ids, which the log doesn't need.
    const what = `Admin ${method} ${path.replace(/\?.*$/, "").replaceAll(/\d+/g, ":id")}`;
    const response = await fetch(`${url}/admin/api/${adminApiVersion}${path}`, {
      method,
      headers: { "x-shopify-access-token": token, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new AdminApiError(`${what}: ${cause instanceof Error ? cause.message : "no response"}`, {
        status: null,
        cause,
      });
    });
    if (!response.ok)
      throw new AdminApiError(`${what}: HTTP ${response.status}`, { status: response.status });
    const answer = schema.safeParse(await response.json().catch(() => null));
    if (!answer.success)
      throw new AdminApiError(`${what}: an unexpected response`, { status: null, cause: answer.error });
    return answer.data;
  };
}
