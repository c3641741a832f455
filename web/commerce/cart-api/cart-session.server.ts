import "server-only";
import { cookies } from "next/headers";
import { type CartSession } from "#commerce/cart/cart-outcome.ts";
import { parseStoredCodes, toStoredCodes } from "#commerce/cart/discount-codes.ts";
import { countryCookie, parseCountry } from "#commerce/country.ts";
import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import {
  affiliateCookie,
  cartCookie,
  cartCookieSeconds,
  codesCookie,
  parseCartId,
  removeMalformedCart,
} from "./cart-cookies.ts";
import { affiliateName } from "./link-cookies.ts";

/** The shopper's cart cookies, which scripts can't read. For route handlers. */
export async function readCartSession(): Promise<CartSession> {
  const jar = await cookies();
  const session = await readClientCart();
  removeMalformedCart(jar);
  return {
    ...session,
    // HttpOnly, because the id contains the cart's secret.
    rememberCart: async (cartId) => void jar.set(cartCookie, cartId, cookieOptions()),
    forgetCart: async () => void jar.delete(cartCookie),
    rememberCodes: async (codes) => {
      if (codes.length > 0) jar.set(codesCookie, toStoredCodes(codes), cookieOptions());
      else jar.delete(codesCookie);
    },
  };
}

/** The same for a page, which can't set cookies: the next `/api/cart` request does that. */
export async function readClientCart(): Promise<CartSession> {
  const jar = await cookies();
  const read = (name: string) => jar.get(name)?.value;
  const doNothing = async () => undefined;
  return {
    cartId: parseCartId(read(cartCookie)),
    country: parseCountry(read(countryCookie)),
    discountCodes: parseStoredCodes(read(codesCookie)),
    affiliateId: parseAffiliate(read(affiliateCookie)),
    isSchool: (await readWalletSession()) !== null,
    rememberCart: doNothing,
    forgetCart: doNothing,
    rememberCodes: doNothing,
  };
}

const cookieOptions = () =>
  ({
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: readEnvironment().siteUrl.startsWith("https:"),
    maxAge: cartCookieSeconds,
  }) as const;

const affiliatePattern = new RegExp(`^${affiliateName}$`);

/** "none" when no affiliate referred the shopper (requirements §9.4). */
const parseAffiliate = (value: string | null | undefined): string =>
  value && affiliatePattern.test(value) ? value : "none";
