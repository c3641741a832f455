import "server-only";
import { siteSettingsProjection } from "@shop/schemas/singletons/site-settings.groq.ts";
import { defineQuery } from "groq";

export const siteSettingsQuery = defineQuery(`*[_id == "siteSettings"][0] ${siteSettingsProjection}`);
