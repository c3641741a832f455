import type { SanityClient } from "@sanity/client";
import { type Move, planRedirect, storedRedirectsSchema } from "./plan-redirect.ts";

/** Publishes a redirect from the old address to the new one. A page always wins over a redirect, so this can run first. */
export async function storeRedirect(client: SanityClient, move: Omit<Move, "redirects">): Promise<void> {
  const redirects = storedRedirectsSchema.parse(
    await client.fetch(`*[_type == "redirect"]{ _id, from, to }`, {}, { perspective: "published" }),
  );
  const { create, lead, remove } = planRedirect({ ...move, redirects });
  const transaction = client.transaction();
  for (const id of remove) transaction.delete(id).delete(`drafts.${id}`);
  for (const redirect of lead) transaction.patch(redirect._id, { set: { to: redirect.to } });
  if (create) transaction.create({ _type: "redirect", ...create, isPermanent: true });
  await transaction.commit();
}
