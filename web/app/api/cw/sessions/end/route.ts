import { endWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";

/** Ends the visitor's session with the school wallet, and leads to the shop. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return Response.json({ error: "End a session from this site." }, { status: 403 });
  await endWalletSession();
  return new Response(null, { status: 303, headers: { location: "/" } });
}
