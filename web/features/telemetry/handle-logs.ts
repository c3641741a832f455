import type { SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import { logEntriesSchema } from "#features/telemetry/log-entry.ts";
import { maxBodyBytes, maxEntries } from "#features/telemetry/log-limits.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors } from "#lib/form-response.ts";
import { parseJson, readBody, readMediaType } from "#lib/read-body.ts";
import { stripPersonalData } from "#lib/strip-personal-data.ts";
import type { LogEvent, LogForwarder } from "#providers/logs/log-forwarder.ts";

interface LogBackends {
  logs: Pick<LogForwarder, "add">;
  readFeatures: () => Promise<readonly SiteFeature[]>;
}

/**
 * `POST /api/logs` (requirements §7.8): a JSON array of entries from a browser, forwarded without personal data. Web vitals are
 * dropped while editors have analytics turned off, because a page may send them before it knows.
 */
export async function handleLogs(request: Request, { logs, readFeatures }: LogBackends): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Only this site's pages can log here.");
  if (readMediaType(request) !== "application/json") return refuse(415, "Send JSON.");
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return refuse(413, `The body is larger than ${maxBodyBytes / 1000} kB.`);
  const entries = logEntriesSchema.safeParse(parseJson(bytes));
  if (!entries.success) return refuse(400, `Send an array of 1 to ${maxEntries} log entries.`);
  const vitals = entries.data.filter(({ kind }) => kind === "web-vital");
  // Errors first: they count even if the features can't be read.
  for (const entry of entries.data) if (entry.kind !== "web-vital") logs.add(toEvent(entry));
  if (vitals.length > 0 && (await readFeatures()).includes("analytics"))
    for (const vital of vitals) logs.add(toEvent(vital));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

const refuse = (status: number, message: string) => answerErrors(status, [{ message }]);

function toEvent({ level, ...fields }: ReturnType<typeof logEntriesSchema.parse>[number]): LogEvent {
  const stripped = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? stripPersonalData(value) : value,
  ]);
  return { ...Object.fromEntries(stripped), level, source: "browser" };
}
