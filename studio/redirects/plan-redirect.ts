import { z } from "zod";

export const storedRedirectsSchema = z.array(
  z.object({ _id: z.string(), from: z.string().nullish(), to: z.string().nullish() }),
);

export type StoredRedirect = z.infer<typeof storedRedirectsSchema>[number];

export interface Move {
  from: string;
  to: string;
  /** Whether the page is published now, or scheduled. */
  moves: "now" | "later";
  /** Whether the editor wants a redirect from the old address. */
  isRedirected: boolean;
  /** All existing redirects. */
  redirects: readonly StoredRedirect[];
}

interface RedirectPlan {
  create: { from: string; to: string } | null;
  /** Redirects to the old address, updated to the new one. */
  retarget: { _id: string; to: string }[];
  /** Redirects away from an address that a page now uses. */
  remove: string[];
}

/**
 * The changes that keep all old addresses redirecting in one step when a page moves. Until a scheduled page moves, redirects to its
 * old address stay as they are, and take two steps afterward. Without a redirect, only one away from the page's new address goes.
 */
export function planRedirect({ from, to, moves, isRedirected, redirects }: Move): RedirectPlan {
  const away = moves === "now" ? redirects.filter((redirect) => redirect.from === to) : [];
  const remove = away.map(({ _id }) => _id);
  if (!isRedirected) return { create: null, retarget: [], remove };
  const existing = redirects.find((redirect) => redirect.from === from);
  const behind = redirects.filter((redirect) => redirect.to === from && redirect.from !== to);
  const retarget = [...(existing ? [existing] : []), ...(moves === "now" ? behind : [])];
  return {
    create: existing ? null : { from, to },
    retarget: retarget.map(({ _id }) => ({ _id, to })),
    remove,
  };
}
