import { visionTool } from "@sanity/vision";
import { schemaTypes } from "@shop/schemas/index.ts";
import { defineConfig, type SingleWorkspace } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import { withoutSingletonActions } from "./actions/singletons.ts";
import { withPromotionBadge } from "./badges/promotion-badge.ts";
import { embeddedBackend } from "./embedded/embedded-backend.ts";
import { appearances } from "./presentation/appearances.ts";
import { mainDocuments } from "./presentation/main-documents.ts";
import { previewLinks } from "./preview-links/preview-links-plugin.ts";
import { redirects } from "./redirects/redirects-plugin.ts";
import { storefront } from "./storefront/storefront-plugin.ts";
import { structure } from "./structure/structure.ts";
import { offeredBeginnings, offeredTemplates } from "./templates/offered-templates.ts";
import { catalogHealth } from "./tools/catalog-health/catalog-health.ts";
import { visionForAdministrators } from "./tools/vision-for-administrators.ts";

interface Project {
  projectId: string | undefined;
  dataset: string | undefined;
  /** The site's origin, for a Studio that stands elsewhere (`sanity deploy`); without it the Studio stands on the site. */
  siteUrl?: string | undefined;
}

/** The editors' Studio. With a project it is the hosted one and carries nothing of the local backend. */
export function createStudioConfig({ projectId, dataset, siteUrl }: Project): SingleWorkspace {
  return defineConfig({
    name: "default",
    title: "Handshape",
    basePath: "/studio",
    projectId: projectId ?? "embedded",
    dataset: dataset ?? "production",
    // A cookie of Sanity's does not reach the site; a token tells it who asks for products of the shop.
    ...(projectId ? { auth: { loginMethod: "token" } } : embeddedBackend()),
    schema: { types: schemaTypes, templates: offeredTemplates },
    // Without it the Studio asks no plugin for actions of a release.
    releases: { enabled: true },
    document: {
      actions: withoutSingletonActions,
      badges: withPromotionBadge,
      newDocumentOptions: offeredBeginnings,
      comments: { enabled: false },
    },
    plugins: [
      structureTool({ structure, title: "Content" }),
      presentationTool({
        title: "Preview",
        resolve: { locations: appearances, mainDocuments },
        previewUrl: {
          previewMode: { enable: "/api/draft-mode/enable" },
        },
      }),
      storefront({ siteUrl: siteUrl?.replace(/\/$/, "") ?? "" }),
      catalogHealth(),
      previewLinks(),
      redirects(),
      visionTool({ title: "Query" }),
    ],
    tools: visionForAdministrators,
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    announcements: { enabled: false },
  });
}
