import { affiliateCookie, cartMemoryLasts, codesCookie } from "./cart-cookies.ts";

/** How an affiliate may be named, as a regular expression. */
export const affiliateName = String.raw`[\w.-]{1,64}`;

/** What a link to any page may carry: `?discount=CODE` for the cart to come, `?affiliate=NAME` for who sent the shopper. */
const carried = [
  { parameter: "discount", cookie: codesCookie, value: String.raw`(?<discount>[\w-]{1,64})` },
  { parameter: "affiliate", cookie: affiliateCookie, value: `(?<affiliate>${affiliateName})` },
] as const;

/**
 * Headers for next.config.ts that remember it, so that a page that is the same for everybody does, and without JavaScript. The
 * last link counts; what is no code and no name is not remembered.
 */
export const toLinkHeaders = ({ isSecure }: { isSecure: boolean }) =>
  carried.map(({ parameter, cookie, value }) => ({
    source: "/:path*",
    has: [{ type: "query" as const, key: parameter, value }],
    headers: [
      // The page may be anyone's, the cookie is not.
      { key: "cache-control", value: "private, no-store" },
      {
        key: "set-cookie",
        value: `${cookie}=:${parameter}; Path=/; Max-Age=${cartMemoryLasts}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
      },
    ],
  }));
