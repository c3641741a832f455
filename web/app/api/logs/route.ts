import { readFeatures } from "#content/features.server.ts";
import { publishedView } from "#content/view.server.ts";
import { handleLogs } from "#features/telemetry/handle-logs.ts";
import { siteLogs } from "#providers/logs/site-logs.server.ts";

/** What browsers report about pages that failed, and how fast pages are (requirements §7.8). */
export async function POST(request: Request): Promise<Response> {
  return handleLogs(request, { logs: siteLogs(), readFeatures: () => readFeatures(publishedView) });
}
