import { createHmac } from "node:crypto";
import type { Credentials } from "../../emulators/seed/credentials.ts";

interface ExpireContentOptions {
  /** Where this machine reaches the two servers. */
  siteUrl: string;
  lakeUrl: string;
  credentials: Credentials;
}

const typesQuery = 'array::unique(*[!(_type match "sanity.*") && !(_type match "system.*")]._type)';

/**
 * Tells a site that serves an earlier build that any content may have changed since: its data may be another directory's, and a
 * page that a change had expired is still the old one on disk when nobody asked for it before the stop.
 * Throws when the lake or the site does not answer as expected.
 */
export async function expireContent({ siteUrl, lakeUrl, credentials }: ExpireContentOptions): Promise<void> {
  const types = await readTypes(lakeUrl, credentials.contentLake.viewer);
  for (const type of types) {
    const body = JSON.stringify({ _id: "any", _type: type });
    await expectOk(
      await fetch(`${siteUrl}/api/webhooks/sanity`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "sanity-webhook-signature": toSignature(body, credentials.contentWebhookSecret),
        },
      }),
    );
  }
}

async function readTypes(lakeUrl: string, token: string): Promise<string[]> {
  const url = `${lakeUrl}/v2026-06-01/data/query/production?query=${encodeURIComponent(typesQuery)}`;
  const response = await expectOk(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
  const answer: unknown = await response.json();
  if (
    typeof answer !== "object" ||
    answer === null ||
    !("result" in answer) ||
    !Array.isArray(answer.result)
  ) {
    throw new Error(`The content lake answered ${JSON.stringify(answer)} to a query for its types.`);
  }
  return answer.result.filter((type) => typeof type === "string");
}

/** As Sanity signs what it posts: `@sanity/webhook`, whose package the scripts do not have. */
function toSignature(body: string, secret: string): string {
  const timestamp = Date.now();
  return `t=${timestamp},v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("base64url")}`;
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}
