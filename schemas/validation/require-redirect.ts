import { getPublishedId, getVersionFromId, type ValidationContext } from "sanity";
import { type Addressable, documentPath } from "../paths.ts";
import { publicClient, publishedClient } from "./clients.ts";
import { fieldOf, textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { findPageAt } from "./page-at.ts";

const publishedQuery = `*[_id == $id][0]{ _type, "slug": slug.current, path, level, handle }`;

const redirectQuery = `defined(*[_type == "redirect" && from == $from][0])`;

/**
 * Checks that a page that moves with a release leaves a redirect, or another page, at its old address. Publishing a draft asks
 * for a redirect; publishing a release doesn't.
 */
export async function requireRedirect(_value: unknown, context: ValidationContext): Promise<Finding> {
  const { document, getClient } = context;
  if (!document || getVersionFromId(document._id) === undefined) return true;
  const id = getPublishedId(document._id);
  const published = await publishedClient(getClient).fetch<Addressable | null>(publishedQuery, { id });
  const from = published && documentPath(published);
  const to = documentPath(toAddressable(document));
  if (from === null || to === null || from === to || from.includes("#")) return true;
  const [isRedirected, pageTitle] = await Promise.all([
    publicClient(context).fetch<boolean>(redirectQuery, { from }),
    findPageAt(from, context),
  ]);
  return (
    isRedirected ||
    pageTitle !== null ||
    `Visitors to ${from} won't find a page once this is published. Add a redirect from there to ${to}.`
  );
}

const toAddressable = (document: { _type: string }): Addressable => ({
  _type: document._type,
  slug: textOf(fieldOf(document, "slug"), "current"),
  path: textOf(document, "path"),
  level: textOf(document, "level"),
  handle: textOf(document, "handle"),
});
