import type { SanityClient } from "@sanity/client";
import { getVersionFromId, type ValidationContext } from "sanity";
import { apiVersion } from "../vocabulary/api-version.ts";

/** All documents: drafts, versions and published ones. */
export const rawClient = ({ getClient }: ValidationContext): SanityClient =>
  getClient({ apiVersion }).withConfig({ perspective: "raw" });

/** What visitors see. */
export const publishedClient = (getClient: ValidationContext["getClient"]): SanityClient =>
  getClient({ apiVersion }).withConfig({ perspective: "published" });

/** What visitors will see once the document is public: published content, with changes from its own release. */
export function publicClient({ getClient, document }: ValidationContext): SanityClient {
  const release = document && getVersionFromId(document._id);
  return getClient({ apiVersion }).withConfig({ perspective: release ? [release] : "published" });
}
