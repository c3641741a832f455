import { cookies } from "next/headers";
import { countryCookie, parseCountry } from "#commerce/country.ts";
import { toVisitorStyles } from "#features/first-paint/visitor-styles.ts";
import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";

/** Without JavaScript, fits pages that are the same for everyone to the visitor. */
export async function GET(): Promise<Response> {
  const country = parseCountry((await cookies()).get(countryCookie)?.value);
  const isSchool = (await readWalletSession()) !== null;
  return new Response(toVisitorStyles({ country, isSchool }), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
