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
    does: "Stores events, as Axiom does: JSON or newline-delimited JSON, plain or gzipped.",
    answer: answerIngest,
  },
  {
    method: "GET",
    path: "/",
    does: "Shows web vitals by route with their percentiles, and the latest 100 other events.",
    answer: ({ services }) => renderTelemetry(services.events.list(maxEvents)),
  },
  {
    method: "GET",
    path: "/gtm.js",
    does: "The container of an embedded tag manager: it sends each event of the data layer here, once consent allows it.",
    answer: answerContainer,
  },
  {
    method: "GET",
    path: "/collect",
    does: "Stores an event that the container sent.",
    answer: answerCollect,
  },
  {
    method: "GET",
    path: "/data-layer",
    does: "Shows the latest 100 events of the data layer.",
    answer: ({ services }) => renderDataLayer(services.events.list(maxEvents)),
  },
  {
    method: "POST",
    path: "/clear",
    does: "Deletes all events, and redirects to the empty page.",
    answer: ({ services }) => {
      services.events.clear();
      return new Response(null, { status: 303, headers: { location: "/" } });
    },
  },
  {
    method: "GET",
    path: "/_emulator/events",
    does: "Lists all events as JSON, newest first.",
    answer: ({ services }) => Response.json(services.events.list(maxEvents)),
  },
  {
    method: "DELETE",
    path: "/_emulator/events",
    does: "Deletes all events.",
    answer: ({ services }) => {
      services.events.clear();
      return Response.json({ ok: true });
    },
  },
  {
    method: "PUT",
    path: "/_emulator/faults",
    does: "Replaces the fault rules, which apply to the ingest endpoint.",
    answer: async ({ request, services }) => {
      services.faults.replace(await readControlBody(request, faultRulesSchema));
      return Response.json(services.faults.rules());
    },
  },
];
