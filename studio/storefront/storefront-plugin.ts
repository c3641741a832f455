import { definePlugin } from "sanity";
import { HandleInput } from "../inputs/handle-input.tsx";
import { createLayoutWithSite } from "./site-address.tsx";

interface StorefrontOptions {
  /** The site's origin; empty when the Studio is part of it. */
  siteUrl: string;
}

/** Connects the Studio to the shop: handles are chosen by product. */
export const storefront = definePlugin<StorefrontOptions>(({ siteUrl }) => ({
  name: "storefront",
  studio: { components: { layout: createLayoutWithSite(siteUrl) } },
  form: { components: { input: HandleInput } },
}));
