import { z } from "zod";
import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { AdminError, notEmulatedByAdmin, notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { readResource } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { topics } from "#storefront/merchant/topics.ts";
import type { Webhook } from "#storefront/merchant/webhook-store.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";

const newSchema = z.strictObject({
  topic: z.enum(topics, {
    error: ({ input }) =>
      `Invalid topic specified: ${typeof input === "string" ? input : ""}. Does it exist? Topics allowed: ${topics.join(", ")}`,
  }),
  /** Shopify only accepts HTTPS and public hosts. Here the receiver is usually on this machine. */
  address: z.url({ protocol: /^https?$/, error: "is invalid" }),
  format: z.string().optional(),
});

/** `GET webhooks.json`. */
export function answerWebhooks({ url, services }: AdminCall): Response {
  const asked = (name: string) => url.searchParams.get(name);
  const { items, headers } = pageOf({
    items: services.webhooks
      .all()
      .filter(
        ({ topic, address }) =>
          (asked("topic") ?? topic) === topic && (asked("address") ?? address) === address,
      ),
    toId: ({ id }) => id,
    url,
    known: ["topic", "address"],
  });
  return Response.json({ webhooks: items.map(toRestWebhook) }, { headers });
}

/** `GET webhooks/<id>.json`. */
export function answerWebhook({ param, services }: AdminCall): Response {
  const webhook = services.webhooks.all().find(({ id }) => String(id) === param("id"));
  if (!webhook) throw notFound();
  return Response.json({ webhook: toRestWebhook(webhook) });
}

/** `POST webhooks.json`. */
export async function answerCreateWebhook({ request, services }: AdminCall): Promise<Response> {
  const { topic, address, format = "json" } = await readResource(request, "webhook", newSchema);
  if (format !== "json") throw notEmulatedByAdmin(`webhook.format ${JSON.stringify(format)}`);
  const webhook = services.webhooks.create({ topic, address, isConfigured: false });
  if (!webhook) throw new AdminError(422, { address: ["for this topic has already been taken"] });
  return Response.json({ webhook: toRestWebhook(webhook) }, { status: 201 });
}

/** `DELETE webhooks/<id>.json`. One from the storefront's options is back after the next start. */
export function answerDeleteWebhook({ param, services }: AdminCall): Response {
  if (!services.webhooks.remove(Number(param("id")))) throw notFound();
  return Response.json({});
}

function toRestWebhook({ id, topic, address, createdAt, updatedAt }: Webhook) {
  return {
    id,
    address,
    topic,
    created_at: toWholeSeconds(createdAt),
    updated_at: toWholeSeconds(updatedAt),
    format: "json",
    fields: [],
    metafield_namespaces: [],
    private_metafield_namespaces: [],
    api_version: apiVersions[0],
  };
}
