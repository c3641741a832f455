interface StorefrontErrorDetails {
  /** The operation, without variables, because a cart id contains its secret. */
  query: string;
  code: string;
  /** The HTTP status; 500 when Shopify returned 200 with errors or didn't respond (requirements §8.10). */
  status?: number;
  cause?: unknown;
}

/** A failed Storefront API call. `code` is Shopify's own, or `UNREACHABLE`, `BAD_RESPONSE` or `WRONG_CURRENCY`. */
export class StorefrontError extends Error {
  readonly query: string;
  readonly code: string;
  readonly status: number;

  constructor(message: string, { query, code, status = 500, cause }: StorefrontErrorDetails) {
    super(message, { cause });
    this.name = "StorefrontError";
    this.query = query;
    this.code = code;
    this.status = status;
  }
}

/** Codes that aren't about the request itself, but about the shop, the token or timing. */
const notOfTheRequest = new Set([
  "UNREACHABLE",
  "BAD_RESPONSE",
  "THROTTLED",
  "INTERNAL_SERVER_ERROR",
  "UNAUTHORIZED",
  "ACCESS_DENIED",
  "SHOP_INACTIVE",
]);

/** Whether Shopify rejected the request itself. After any other error, a change may or may not have happened. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StorefrontError && error.status === 500 && !notOfTheRequest.has(error.code);
