import { type AdminApiClient, createAdminApiClient } from "@shopify/admin-api-client";
import { shopDomain } from "./hosted-storefront.ts";
import { noteOperations } from "./note-operations.ts";
import { adminToken } from "./storefront.ts";

interface OpenedAdminClient {
  client: AdminApiClient;
  /** The data of an operation that has no errors. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a response has the shape of the test's query
  run: (query: string, variables?: Record<string, unknown>) => Promise<any>;
}

/** Shopify's own client for the Admin API, set up for the hosted test shop. */
export function openAdminClient({ token = adminToken, apiVersion = "2026-04" } = {}): OpenedAdminClient {
  const client = createAdminApiClient({
    storeDomain: shopDomain,
    apiVersion,
    accessToken: token,
  });
  return {
    client,
    run: async (query, variables = {}) => {
      const { data, errors } = await client.request(query, { variables });
      if (errors) throw new Error(JSON.stringify(errors.graphQLErrors ?? errors));
      noteOperations(JSON.stringify({ query }), { data }, "admin");
      return data;
    },
  };
}
