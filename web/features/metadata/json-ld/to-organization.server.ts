import "server-only";
import type { Metadata, SiteSettings } from "#content/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** What is told of the shop, out of all its settings. */
export type OrganizationInput = Pick<SiteSettings, "name" | "tagline" | "supportEmail" | "socialLinks"> & {
  meta: Pick<Metadata, "description"> | null;
};

/** The shop as the one who offers, publishes and answers; null before it has a name. */
export function toOrganization(settings: OrganizationInput | null): JsonLdNode | null {
  if (!settings?.name) return null;
  return toJsonLdNode("Organization", {
    ...toIdentity(settings.name),
    logo: toAbsoluteUrl("/icons/icon-512.png"),
    slogan: settings.tagline,
    description: settings.meta?.description,
    email: settings.supportEmail,
    sameAs: settings.socialLinks?.flatMap(({ href }) => href ?? []),
  });
}

/** The same in a few words, for whatever it publishes. */
export const toPublisher = (settings: OrganizationInput | null): JsonLdNode | null =>
  settings?.name ? toJsonLdNode("Organization", toIdentity(settings.name)) : null;

/** The site as a whole; null before it has a name. */
export function toWebSite(settings: OrganizationInput | null): JsonLdNode | null {
  if (!settings?.name) return null;
  return toJsonLdNode("WebSite", {
    "@id": toAbsoluteUrl("/#website"),
    name: settings.name,
    url: toAbsoluteUrl("/"),
    description: settings.meta?.description,
    inLanguage: "en",
    publisher: toPublisher(settings),
  });
}

const toIdentity = (name: string) => ({
  "@id": toAbsoluteUrl("/#organization"),
  name,
  url: toAbsoluteUrl("/"),
});
