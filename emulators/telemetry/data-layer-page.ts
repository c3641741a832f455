import { z } from "zod";
import { html } from "#http/html.ts";
import { formatTime, renderPage } from "#pages/render-page.ts";
import { dataLayerKind } from "#telemetry/tag-manager.ts";
import type { LogEvent } from "#telemetry/telemetry-store.ts";

const maxShown = 100;

const eventSchema = z.looseObject({ _time: z.string(), event: z.string(), kind: z.literal(dataLayerKind) });

const toDataLayerEvents = (events: readonly LogEvent[]) =>
  events.flatMap((event) => {
    const parsed = eventSchema.safeParse(event);
    return parsed.success ? [parsed.data] : [];
  });

/** `GET /data-layer`: the events that the tag manager's container sent, newest first. */
export function renderDataLayer(events: readonly LogEvent[]): Response {
  const shown = toDataLayerEvents(events).slice(0, maxShown);
  return renderPage({
    server: "Test shop telemetry",
    title: "Data layer",
    main: html`<h1>Data layer</h1>
      <p class="lead">
        What the embedded tag manager was told, newest first.
        <a href="/data-layer">Reload</a> or <a href="/">go back to telemetry</a>.
      </p>
      ${
        shown.length === 0
          ? html`<p class="empty">No events yet. Browsers send them only if the visitor allows analytics.</p>`
          : html`<ul class="list">
              ${shown.map(renderEvent)}
            </ul>`
      }`,
  });
}

function renderEvent({ _time, event, kind: _kind, ...fields }: z.infer<typeof eventSchema>) {
  return html`<li>
    <h3>${event}</h3>
    <p>${formatTime(_time)}</p>
    <pre>${JSON.stringify(fields, null, 2)}</pre>
  </li>`;
}
