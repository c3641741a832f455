import { affiliateCookie, cartCookieSeconds, codesCookie } from "./cart-cookies.ts";

/** A valid affiliate name, as a regular expression. */
export const affiliateName = String.raw`[\w.-]{1,64}`;

/** Query parameters that any link may carry: `?discount=CODE` for the next cart and `?affiliate=NAME` for the referrer. */
const linkParameters = [
  { parameter: "discount", cookie: codesCookie, value: String.raw`(?<discount>[\w-]{1,64})` },
  { parameter: "affiliate", cookie: affiliateCookie, value: `(?<affiliate>${affiliateName})` },
] as const;

/**
 * Header rules for next.config.ts that store them in cookies, so cached pages need no JavaScript for it. The latest
 * link wins; invalid codes and names are ignored.
 */
export const toLinkHeaders = ({ isSecure }: { isSecure: boolean }) =>
  linkParameters.map(({ parameter, cookie, value }) => ({
    source: "/:path*",
    has: [{ type: "query" as const, key: parameter, value }],
    headers: [
      // The page may be cached, but its cookie must not be.
      { key: "cache-control", value: "private, no-store" },
      {
        key: "set-cookie",
        value: `${cookie}=:${parameter}; Path=/; Max-Age=${cartCookieSeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
      },
    ],
  }));
