import { html, type Html } from "#http/html.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { renderHidden } from "#storefront/merchant/admin-pages/field.ts";
import { formatTime } from "#pages/render-page.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";
import type { Delivery } from "#storefront/merchant/delivery-queue.ts";
import type { Webhook } from "#storefront/merchant/webhook-store.ts";

const shown = 50;

/** `GET /admin/webhooks`: the webhooks, and the latest deliveries with their results. */
export function answerWebhooksPage({ url, services }: PageCall): Response {
  const { webhooks, deliveries, formToken } = services;
  const latest = deliveries.latest(shown);
  const main = html`<h1>Webhooks</h1>
    <p class="lead">The shop sends these to other servers when something changes.</p>
    <h2>Subscriptions</h2>
    ${renderAddresses(webhooks.all())}
    <h2>Latest deliveries</h2>
    ${latest.length === 0 && html`<p>No deliveries yet.</p>`}
    ${
      latest.length > 0 &&
      html`<ul class="list">
        ${latest.map((delivery) => renderDelivery(delivery, formToken))}
      </ul>`
    }`;
  const done = url.searchParams.has("resent") ? "The delivery is being resent." : null;
  const signedIn = { section: "/admin/webhooks", formToken } as const;
  return renderAdminPage({ title: "Webhooks", main, signedIn, done });
}

/** `POST /admin/webhooks/<delivery>/resend`. */
export function answerResend({ param, services }: PageCall): Response {
  services.dispatcher.resend(param("id"));
  return new Response(null, { status: 303, headers: { location: "/admin/webhooks?resent" } });
}

function renderAddresses(webhooks: readonly Webhook[]): Html {
  if (webhooks.length === 0) {
    return html`<p>
      None. Start the storefront with <code>--webhook</code>, or create one through the Admin API.
    </p>`;
  }
  const byAddress = Map.groupBy(webhooks, ({ address }) => address);
  return html`<ul class="list">
    ${Array.from(
      byAddress,
      ([address, subscriptions]) =>
        html`<li>
          <h3><code>${address}</code></h3>
          <ul class="tags">
            ${subscriptions.map(({ topic }) => html`<li>${topic}</li>`)}
          </ul>
        </li>`,
    )}
  </ul>`;
}

const tones = { delivered: "good", "given up": "bad", queued: "", sending: "" } as const;

function renderDelivery(delivery: Delivery, formToken: string): Html {
  const { id, topic, address, status, attempts, result, triggeredAt } = delivery;
  return html`<li class="row">
    <h3>${topic} <span class="badge" data-tone="${tones[status]}">${status}</span></h3>
    <p>
      ${formatTime(triggeredAt)} ·
      ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}${
        result !== null && html` · last response: ${result}`
      }
    </p>
    <p><code>${address}</code></p>
    <form class="actions" method="post" action="/admin/webhooks/${id}/resend">
      ${renderHidden("formToken", formToken)}
      <button class="quiet">Resend<span class="unseen"> ${topic} of ${formatTime(triggeredAt)}</span></button>
    </form>
  </li>`;
}
