import "server-only";
import { siteSettingsProjection } from "@shop/schemas/singletons/site-settings.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const siteSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0] ${siteSettingsProjection}`,
);

/** The settings document, or null before an editor creates it. */
export const readSiteSettings = (view: View) =>
  readContent({ query: siteSettingsQuery, view, types: ["siteSettings"] });
