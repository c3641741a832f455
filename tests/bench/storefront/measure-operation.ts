import autocannon from "autocannon";

interface MeasuredOperation {
  url: string;
  accessToken: string;
  /** Sent in rotation. */
  operations: readonly object[];
}

/** Requests per second over ten connections, for six seconds after a two-second warm-up. Throws if a response has an error. */
export async function measureOperation({ url, accessToken, operations }: MeasuredOperation): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-shopify-storefront-access-token": accessToken,
  };
  const options = {
    url,
    connections: 10,
    requests: operations.map((operation) => ({
      method: "POST" as const,
      headers,
      body: JSON.stringify(operation),
    })),
  };
  const probe = await fetch(url, { method: "POST", headers, body: JSON.stringify(operations[0]) });
  const answer = await probe.text();
  if (/"(?:errors|userErrors)":\[\{/.test(answer))
    throw new Error(`The storefront rejected the operation: ${answer}`);
  await autocannon({ ...options, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: 6 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
  return requests.average;
}
