import { createStorefrontClient as createShopifyClient } from "@shopify/hydrogen-react/storefront-client";
import { traceFetch } from "#lib/tracing/trace-read.ts";
import { storefrontApiVersion } from "./api-version.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";
import { StorefrontError } from "./storefront-error.ts";

export interface StorefrontClientOptions {
  /** The shop's origin. */
  url: string;
  accessToken: string;
  /** Null when the shop only has a public token. */
  privateToken?: string | null;
  /** Timeout of one attempt, in milliseconds. */
  timeout?: number;
}

interface RequestOptions {
  /**
   * The shopper's IP address, so that Shopify's rate limits don't treat all shoppers as one. From a trusted proxy only.
   * Shopify reads it only alongside a private token (shopify.dev, "Making server-side requests").
   */
  buyerIp?: string | null;
}

export type StorefrontRequest = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Result>;

/**
 * Sends operations to one shop. Retries a query once after a network error, but never a mutation, because the first may
 * have arrived. Rejects with a StorefrontError for the first error in the response (requirements §7.24).
 */
export function createStorefrontClient({
  url,
  accessToken,
  privateToken = null,
  timeout = 5_000,
}: StorefrontClientOptions): StorefrontRequest {
  const shopify = createShopifyClient({
    storeDomain: url,
    publicStorefrontToken: accessToken,
    ...(privateToken !== null && { privateStorefrontToken: privateToken }),
  });
  // Given to the client itself, a version other than its own makes it warn.
  const address = shopify.getStorefrontApiUrl({ storefrontApiVersion });
  const toHeaders = (buyerIp: string | null) =>
    privateToken === null
      ? shopify.getPublicTokenHeaders()
      : shopify.getPrivateTokenHeaders(buyerIp === null ? {} : { buyerIp });

  return async (document, variables, { buyerIp = null } = {}) => {
    const query = document.toString();
    const send = () =>
      fetch(address, {
        method: "POST",
        headers: toHeaders(buyerIp),
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(timeout),
      });
    const name = readOperationName(query);
    const operation: OperationLabel = { query, what: describe(name, variables) };
    return traceFetch({
      name: "commerce.fetch",
      operation: name,
      fetch: async () =>
        readAnswer(
          await (isQuery(query) ? sendTwice(send) : send()).catch(refuseUnreachable(operation)),
          operation,
        ),
    });
  };
}

interface OperationLabel {
  query: string;
  /** The operation and its handle. Other variables are left out, because a cart id contains its secret. */
  what: string;
}

const readOperationName = (query: string) => /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "operation";

function describe(name: string, variables: unknown): string {
  const handle =
    variables && typeof variables === "object" && "handle" in variables
      ? ` "${String(variables.handle)}"`
      : "";
  return `Storefront ${name}${handle}`;
}

const isQuery = (query: string) => !/^\s*mutation\b/m.test(query);

/** Retries once after a network error, but not after a timeout: the shopper has waited long enough. */
async function sendTwice(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return send();
    throw error;
  }
}

function refuseUnreachable({ query, what }: OperationLabel) {
  return (cause: unknown): never => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StorefrontError(`${what}: ${reason}`, { query, code: "UNREACHABLE", cause });
  };
}

interface Answer<Result> {
  data?: Result | null;
  /**
   * GraphQL returns a list. For some errors before GraphQL runs, such as 400 and 404, Shopify sends a string or an
   * object.
   */
  errors?: { message: string; extensions?: { code?: string } }[] | string | object;
}

async function readAnswer<Result>(response: Response, { query, what }: OperationLabel): Promise<Result> {
  const status = response.ok ? 500 : response.status;
  // The operation's generated type describes the response; null when it isn't JSON, such as a proxy's error page.
  const answer = (await response.json().catch(() => null)) as Answer<Result> | null;
  const [error] = Array.isArray(answer?.errors) ? answer.errors : [];
  if (error) {
    const code = error.extensions?.code ?? "GRAPHQL";
    throw new StorefrontError(`${what}: ${error.message || code}`, { query, status, code });
  }
  if (!response.ok || !answer?.data) {
    const reason = answer?.errors ? JSON.stringify(answer.errors) : "no data";
    throw new StorefrontError(`${what}: HTTP ${response.status}, ${reason}`, {
      query,
      status,
      code: "BAD_RESPONSE",
    });
  }
  return answer.data;
}
