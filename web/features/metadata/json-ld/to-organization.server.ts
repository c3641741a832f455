import "server-only";
import type { Metadata, SiteSettings } from "#content/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** The shop settings used here. */
export type OrganizationInput = Pick<SiteSettings, "name" | "tagline" | "supportEmail" | "socialLinks"> & {
  meta: Pick<Metadata, "description"> | null;
};

/** The shop as seller, publisher and author; null without a name. */
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

/** A short reference to the shop, for what it publishes. */
export const toPublisher = (settings: OrganizationInput | null): JsonLdNode | null =>
  settings?.name ? toJsonLdNode("Organization", toIdentity(settings.name)) : null;

/** The whole site; null without a name. */
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
