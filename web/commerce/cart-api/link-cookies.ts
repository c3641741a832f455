import { affiliateCookie, cartCookieSeconds, codesCookie } from "./cart-cookies.ts";

/** A valid affiliate name, as a regular expression. */
export const affiliateName = String.raw`[\w.-]{1,64}`;

/** A code that a link may have, as a regular expression. */
export const linkCode = String.raw`[\w-]{1,64}`;
const discount = { type: "query" as const, key: "discount", value: `(?<discount>${linkCode})` };
/** The first nine codes that are stored. With the link's, they're as many as a cart takes. */
const stored = {
  type: "cookie" as const,
  key: codesCookie,
  value: `(?<stored>${linkCode}(?:,${linkCode}){0,8})(?:,.*)?`,
};
const affiliate = { type: "query" as const, key: "affiliate", value: `(?<affiliate>${affiliateName})` };

/**
 * Header rules for next.config.ts that store what any link may carry in cookies, so cached pages need no JavaScript for it: `?discount=CODE`
 * for the next cart, before the codes that are stored already (requirements §4.4), and `?affiliate=NAME` for the referrer, of whom the
 * latest wins. Invalid codes and names are ignored.
 */
export function toLinkHeaders({ isSecure }: { isSecure: boolean }) {
  const attributes = `Path=/; Max-Age=${cartCookieSeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const toRule = (cookie: string) => ({
    source: "/:path*",
    headers: [
      // The page may be cached, but its cookie must not be.
      { key: "cache-control", value: "private, no-store" },
      { key: "set-cookie", value: `${cookie}; ${attributes}` },
    ],
  });
  return [
    { ...toRule(`${codesCookie}=:discount,:stored`), has: [discount, stored] },
    { ...toRule(`${codesCookie}=:discount`), has: [discount], missing: [stored] },
    { ...toRule(`${affiliateCookie}=:affiliate`), has: [affiliate] },
  ];
}
