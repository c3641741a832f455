import { z } from "zod";
import { HttpError } from "#http/http-error.ts";
import type { Call } from "#http/router.ts";
import type { TelemetryServices } from "#telemetry/ingest-endpoint.ts";

const embeddedContainer = "GTM-EMBEDDED";

/**
 * What Tag Manager's container does with a data layer, without any tags: it keeps the consent that `gtag` commands set, and once analytics
 * may be stored it sends each event here, with the fields that earlier pushes have left. `ecommerce: null` clears those.
 */
const containerScript = (collectUrl: string) => `(() => {
  const consent = {};
  let model = {};
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) === "[object Arguments]") {
      const [command, , settings] = entry;
      if (command === "consent") Object.assign(consent, settings);
      return;
    }
    model = { ...model, ...entry };
    if (!entry.event || entry.event.startsWith("gtm.") || consent.analytics_storage !== "granted") return;
    const body = JSON.stringify({ ...model, event: entry.event });
    fetch(${JSON.stringify(collectUrl)} + "?" + new URLSearchParams({ body }), { mode: "no-cors", keepalive: true });
    delete model.event;
  };
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(take);
    return length;
  };
  [...layer].forEach(take);
})();
`;

/** `GET /gtm.js?id=…` */
export function answerContainer({ url }: Call<TelemetryServices>): Response {
  const id = url.searchParams.get("id") ?? "";
  if (id !== embeddedContainer)
    throw new HttpError(404, `There's no container ${id}. The one here is ${embeddedContainer}.`);
  return new Response(containerScript(`${url.origin}/collect`), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  });
}

const eventSchema = z.looseObject({ event: z.string().min(1) });

/** `GET /collect?body=…`: what the container sends, one event at a time, as Google's tags do. */
export function answerCollect({ url, services }: Call<TelemetryServices>): Response {
  const event = eventSchema.safeParse(toJson(url.searchParams.get("body") ?? ""));
  if (!event.success) throw new HttpError(400, "Send a JSON object with an event's name.");
  services.events.add([{ ...event.data, kind: dataLayerKind, _time: services.now().toISOString() }]);
  return new Response(null, { status: 204 });
}

export const dataLayerKind = "data-layer";

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
