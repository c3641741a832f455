import type { SanityClient } from "@sanity/client";
import { getVersionFromId, type ValidationContext } from "sanity";

const apiVersion = "2026-06-01";

/** All there is: drafts, versions and what is published. */
export const rawClient = ({ getClient }: ValidationContext): SanityClient =>
  getClient({ apiVersion }).withConfig({ perspective: "raw" });

/** What visitors will find once the document is public: what is published, and under it what its own release brings. */
export function publicClient({ getClient, document }: ValidationContext): SanityClient {
  const release = document && getVersionFromId(document._id);
  return getClient({ apiVersion }).withConfig({ perspective: release ? [release] : "published" });
}
