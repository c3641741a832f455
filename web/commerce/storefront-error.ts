interface StorefrontErrorDetails {
  /** What was asked, without variables: a cart's id holds its secret. */
  query: string;
  code: string;
  /** The HTTP status of the answer; 500 when Shopify answered well and said no, or did not answer at all (requirements §8.10). */
  status?: number;
  cause?: unknown;
}

/** A call to the storefront that failed. `code` is Shopify's own, or `UNREACHABLE`, `BAD_RESPONSE`, `WRONG_CURRENCY`. */
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

/** Codes of answers that say nothing of what was asked: of the shop, the token or the moment. */
const notOfTheRequest = new Set([
  "UNREACHABLE",
  "BAD_RESPONSE",
  "THROTTLED",
  "INTERNAL_SERVER_ERROR",
  "UNAUTHORIZED",
  "ACCESS_DENIED",
  "SHOP_INACTIVE",
]);

/** Whether Shopify read what was asked and said no. After every other error nobody knows whether a change was made. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StorefrontError && error.status === 500 && !notOfTheRequest.has(error.code);
