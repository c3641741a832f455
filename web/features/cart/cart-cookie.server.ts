import "server-only";
import { cookies } from "next/headers";
import { countryCookie, parseCountry } from "#features/currency/country.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import type { Country } from "#lib/offer.ts";

const cartCookie = "cid";

/** What the shopper's browser remembers: the cart, if there is one, and their country. */
export async function readShopper(): Promise<{ cartId: string | null; country: Country }> {
  const jar = await cookies();
  return { cartId: jar.get(cartCookie)?.value ?? null, country: parseCountry(jar.get(countryCookie)?.value) };
}

/** The id holds the cart's secret: no script of a page can read it (SPEC §9: `cid`, path `/`). */
export async function rememberCart(cartId: string): Promise<void> {
  const secure = readEnvironment().siteUrl.startsWith("https:");
  (await cookies()).set(cartCookie, cartId, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
    maxAge: 30 * 24 * 3600,
  });
}

export async function forgetCart(): Promise<void> {
  (await cookies()).delete(cartCookie);
}
