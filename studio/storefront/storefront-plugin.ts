import { definePlugin } from "sanity";
import { HandleInput } from "../inputs/handle-input.tsx";
import { createLayoutWithSite } from "./site-address.tsx";

interface StorefrontOptions {
  /** The site's origin; empty when the Studio stands on it. */
  siteUrl: string;
}

/** What joins the Studio with the shop: products are chosen by what the shop calls them. */
export const storefront = definePlugin<StorefrontOptions>(({ siteUrl }) => ({
  name: "storefront",
  studio: { components: { layout: createLayoutWithSite(siteUrl) } },
  form: { components: { input: HandleInput } },
}));
