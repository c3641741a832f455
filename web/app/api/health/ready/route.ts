import { connection } from "next/server";
import { readSiteReadiness } from "../site-readiness.server.ts";

/** Whether this process can serve visitors, and the state of each backend (docs/operations.md). */
export async function GET(): Promise<Response> {
  await connection();
  const { isReady, backends } = await readSiteReadiness();
  return Response.json(
    { status: isReady ? "ready" : "not ready", backends },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
