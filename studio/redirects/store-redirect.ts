import type { SanityClient } from "@sanity/client";
import { type Move, planRedirect, storedRedirectsSchema } from "./plan-redirect.ts";

/**
 * Publishes what makes old addresses lead to the page. A page always wins over a redirect, so this can run before the page is
 * published.
 */
export async function storeRedirect(client: SanityClient, move: Omit<Move, "redirects">): Promise<void> {
  const redirects = storedRedirectsSchema.parse(
    await client.fetch(`*[_type == "redirect"]{ _id, from, to }`, {}, { perspective: "published" }),
  );
  const { create, retarget, remove } = planRedirect({ ...move, redirects });
  const transaction = client.transaction();
  for (const id of remove) transaction.delete(id).delete(`drafts.${id}`);
  for (const redirect of retarget) transaction.patch(redirect._id, { set: { to: redirect.to } });
  if (create) transaction.create({ _type: "redirect", ...create, isPermanent: true });
  if (transaction.toJSON().length > 0) await transaction.commit();
}
