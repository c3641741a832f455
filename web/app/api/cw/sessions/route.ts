import { answerPlainPage } from "#lib/plain-page.ts";
import { readForm } from "#lib/read-form.ts";
import { startWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { siteWallet } from "#providers/wallet/wallet.server.ts";

/**
 * ClassWallet's start URL. Its page sends the shopper's browser here with a form, so the request comes from another site. Starts a session and
 * redirects to the shop; 400 for a request that can't be read, 403 for one that isn't ClassWallet's.
 */
export async function POST(request: Request): Promise<Response> {
  const wallet = siteWallet();
  if (!wallet) return Response.json({ error: "This shop has no school wallet." }, { status: 404 });
  const posted = await readForm(request);
  if ("refusal" in posted) return posted.refusal;
  const shopper = wallet.readStart(posted.fields);
  if (shopper === "forged" || shopper === "invalid") return refuse(shopper === "forged" ? 403 : 400);
  await startWalletSession(shopper);
  return new Response(null, { status: 303, headers: { location: "/", "cache-control": "no-store" } });
}

const refuse = (status: number) =>
  answerPlainPage({
    status,
    title: "We couldn’t start shopping with ClassWallet",
    body: `<p>Go back to ClassWallet and open our shop again. If that doesn’t help, <a href="/contact-us">write to us</a>.</p>`,
  });
