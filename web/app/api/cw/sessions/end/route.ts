import { endWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";

/** Ends the visitor's school wallet session and redirects to the shop. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "A session can only be ended from this site." }, { status: 403 });
  await endWalletSession();
  return new Response(null, { status: 303, headers: { location: "/" } });
}
