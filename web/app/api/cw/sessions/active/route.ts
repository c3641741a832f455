import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";

/** The visitor's school wallet session, or null (requirements §7.1). */
export async function GET(): Promise<Response> {
  return Response.json({ data: await readWalletSession() }, { headers: { "cache-control": "no-store" } });
}
