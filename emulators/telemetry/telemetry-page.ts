import { z } from "zod";
import { html } from "#http/html.ts";
import { formatTime, renderPage } from "#pages/render-page.ts";
import { dataLayerKind } from "#telemetry/tag-manager.ts";
import type { LogEvent } from "#telemetry/telemetry-store.ts";
import {
  type Percentiles,
  type RouteVitals,
  summarizeWebVitals,
  webVitalNames,
} from "#telemetry/web-vitals.ts";

const maxShown = 100;

/** `GET /`: web vitals by route, and the latest other events. */
export function renderTelemetry(events: readonly LogEvent[]): Response {
  const routes = summarizeWebVitals(events);
  const entries = events
    .filter(({ kind }) => kind !== "web-vital" && kind !== dataLayerKind)
    .slice(0, maxShown);
  return renderPage({
    server: "Test shop telemetry",
    title: "Telemetry",
    main: html`<h1>Telemetry</h1>
      <p class="lead">
        What the shop reports about itself. It stays on this machine. <a href="/data-layer">The data layer</a>
      </p>
      <h2>Web vitals</h2>
      ${
        routes.length === 0
          ? html`<p class="empty">
              No measurements yet. Browsers send them only if the visitor allows it (cookie
              <code>analytics_consent</code> is <code>yes</code>).
            </p>`
          : renderVitals(routes)
      }
      <h2>Latest entries</h2>
      ${
        entries.length === 0
          ? html`<p class="empty">Nothing has been logged.</p>`
          : html`<ul class="list">
              ${entries.map(renderEntry)}
            </ul>`
      }
      ${events.length > 0 && html`<form method="post" action="/clear"><button>Clear everything</button></form>`}`,
  });
}

const renderVitals = (routes: readonly RouteVitals[]) =>
  html`<p class="lead">The 50th, 75th, and 95th percentile, in milliseconds; CLS is a score.</p>
    <div class="table" tabindex="0" role="region" aria-label="Web vitals by route">
      <table>
        <tr>
          <th scope="col">Route</th>
          <th scope="col">Page loads</th>
          ${webVitalNames.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
        ${routes.map(
          ({ route, vitals }) =>
            html`<tr>
              <th scope="row">${route}</th>
              <td>${Math.max(...Object.values(vitals).map(({ count }) => count))}</td>
              ${webVitalNames.map((name) => html`<td>${formatPercentiles(name, vitals[name])}</td>`)}
            </tr>`,
        )}
      </table>
    </div>`;

function formatPercentiles(name: string, percentiles: Percentiles | undefined): string {
  if (!percentiles) return "–";
  const { p50, p75, p95 } = percentiles;
  const digits = name === "CLS" ? 3 : 0;
  return [p50, p75, p95].map((value) => value.toFixed(digits)).join(" / ");
}

const entrySchema = z.looseObject({
  _time: z.string(),
  level: z.string().catch("?"),
  source: z.string().catch("?"),
  message: z.string().catch("(no message)"),
});

function renderEntry(event: LogEvent) {
  const { _time, level, source, message, ...fields } = entrySchema.parse(event);
  return html`<li class="entry">
    <h3>${message}</h3>
    <p>${level} · ${source} · ${formatTime(_time)}</p>
    <dl>
      ${Object.entries(fields).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${typeof value === "string" ? value.trim() : JSON.stringify(value)}</dd>`,
      )}
    </dl>
  </li>`;
}
