import type { ActiveWalletSession } from "#providers/wallet/wallet.ts";
import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";

/** The visitor's school wallet session, or null (requirements §7.1). */
export async function GET(): Promise<Response> {
  const session = await readWalletSession();
  // The person's name, email, and address stay in the cookie.
  const data = session && ({ school: session.school } satisfies ActiveWalletSession);
  return Response.json({ data }, { headers: { "cache-control": "no-store" } });
}
