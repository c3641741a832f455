import { readControlBody } from "#control/read-control-body.ts";
import { faultRulesSchema } from "#http/faults.ts";
import type { Route } from "#http/router.ts";
import { answerIngest, type TelemetryServices } from "#telemetry/ingest-endpoint.ts";
import { renderTelemetry } from "#telemetry/telemetry-page.ts";
import { renderDataLayer } from "#telemetry/data-layer-page.ts";
import { answerContainer, answerCollect } from "#telemetry/tag-manager.ts";
import { maxEvents } from "#telemetry/telemetry-store.ts";

/** Axiom's ingest endpoint, a page for people, and the same as JSON for tests. */
export const telemetryRoutes: readonly Route<TelemetryServices>[] = [
  {
    method: "POST",
    path: "/v1/datasets/:name/ingest",
    description: "Stores events, as Axiom does: JSON or newline-delimited JSON, plain or gzipped.",
    handler: answerIngest,
  },
  {
    method: "GET",
    path: "/",
    description: "Shows web vitals by route with their percentiles, and the latest 100 other events.",
    handler: ({ services }) => renderTelemetry(services.events.list(maxEvents)),
  },
  {
    method: "GET",
    path: "/gtm.js",
    description:
      "The container of an embedded tag manager: it sends each event of the data layer here, once consent allows it.",
    handler: answerContainer,
  },
  {
    method: "GET",
    path: "/collect",
    description: "Stores an event that the container sent.",
    handler: answerCollect,
  },
  {
    method: "GET",
    path: "/data-layer",
    description: "Shows the latest 100 events of the data layer.",
    handler: ({ services }) => renderDataLayer(services.events.list(maxEvents)),
  },
  {
    method: "POST",
    path: "/clear",
    description: "Deletes all events, and redirects to the empty page.",
    handler: ({ services }) => {
      services.events.clear();
      return new Response(null, { status: 303, headers: { location: "/" } });
    },
  },
  {
    method: "GET",
    path: "/_emulator/events",
    description: "Lists all events as JSON, newest first.",
    handler: ({ services }) => Response.json(services.events.list(maxEvents)),
  },
  {
    method: "DELETE",
    path: "/_emulator/events",
    description: "Deletes all events.",
    handler: ({ services }) => {
      services.events.clear();
      return Response.json({ ok: true });
    },
  },
  {
    method: "PUT",
    path: "/_emulator/faults",
    description: "Replaces the fault rules, which apply to the ingest endpoint.",
    handler: async ({ request, services }) => {
      services.faults.replace(await readControlBody(request, faultRulesSchema));
      return Response.json(services.faults.rules());
    },
  },
];
