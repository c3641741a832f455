import { z } from "zod";

export const storedRedirectsSchema = z.array(
  z.object({ _id: z.string(), from: z.string().nullish(), to: z.string().nullish() }),
);

export type StoredRedirect = z.infer<typeof storedRedirectsSchema>[number];

interface Move {
  from: string;
  to: string;
  /** All existing redirects. */
  redirects: readonly StoredRedirect[];
}

interface RedirectPlan {
  create: { from: string; to: string } | null;
  /** Redirects to the old address, updated to the new one. */
  lead: { _id: string; to: string }[];
  /** Redirects away from an address that a page now uses. */
  remove: string[];
}

/** The changes that keep all old addresses redirecting in one step when a page moves. */
export function planRedirect({ from, to, redirects }: Move): RedirectPlan {
  const otherRedirects = redirects.filter((redirect) => redirect.from !== to);
  const remove = redirects.filter((redirect) => redirect.from === to).map(({ _id }) => _id);
  const existing = otherRedirects.find((redirect) => redirect.from === from);
  const behind = otherRedirects.filter((redirect) => redirect.to === from);
  return {
    create: existing ? null : { from, to },
    lead: [...(existing ? [existing] : []), ...behind].map(({ _id }) => ({ _id, to })),
    remove,
  };
}
