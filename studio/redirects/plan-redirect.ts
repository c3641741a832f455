import { z } from "zod";

export const storedRedirectsSchema = z.array(
  z.object({ _id: z.string(), from: z.string().nullish(), to: z.string().nullish() }),
);

export type StoredRedirect = z.infer<typeof storedRedirectsSchema>[number];

interface Move {
  from: string;
  to: string;
  /** Every redirect there is. */
  redirects: readonly StoredRedirect[];
}

interface RedirectPlan {
  create: { from: string; to: string } | null;
  /** Redirects that would lead to the old address, and lead to the new one instead. */
  lead: { _id: string; to: string }[];
  /** Redirects away from an address at which a page now stands. */
  remove: string[];
}

/** What keeps every old address leading to the page in one step, when the page moves. */
export function planRedirect({ from, to, redirects }: Move): RedirectPlan {
  const others = redirects.filter((redirect) => redirect.from !== to);
  const remove = redirects.filter((redirect) => redirect.from === to).map(({ _id }) => _id);
  const own = others.find((redirect) => redirect.from === from);
  const behind = others.filter((redirect) => redirect.to === from);
  return {
    create: own ? null : { from, to },
    lead: [...(own ? [own] : []), ...behind].map(({ _id }) => ({ _id, to })),
    remove,
  };
}
