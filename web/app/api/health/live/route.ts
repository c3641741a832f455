import { connection } from "next/server";

/** Whether this process answers at all. Restart it when it doesn't (docs/operations.md). */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: "live" }, { headers: { "cache-control": "no-store" } });
}
