import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";

/** SPEC §7: the visitor's session with the school wallet, or null. */
export async function GET(): Promise<Response> {
  return Response.json({ data: await readWalletSession() }, { headers: { "cache-control": "no-store" } });
}
