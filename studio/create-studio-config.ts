import { visionTool } from "@sanity/vision";
import { schemaTypes } from "@shop/schemas/index.ts";
import { defineConfig, type SingleWorkspace } from "sanity";
import { structureTool } from "sanity/structure";
import { onceDatesAreSaved } from "./actions/once-dates-are-saved.ts";
import { onceTextIsSaved } from "./actions/once-text-is-saved.ts";
import { onceUploadsAreDone } from "./actions/once-uploads-are-done.ts";
import { withoutSingletonActions } from "./actions/without-singleton-actions.ts";
import { hiddenFromViewers } from "./actions/hidden-from-viewers.ts";
import { disabledWhileOffline } from "./actions/disabled-while-offline.ts";
import { withPeriodBadge } from "./badges/period-badge.ts";
import { BrandIcon } from "./brand/brand-icon.tsx";
import { embeddedBackend } from "./embedded/embedded-backend.ts";
import { StudioInput } from "./inputs/studio-input.tsx";
import { withPastedHtml } from "./paste/paste-html.tsx";
import { media } from "./media/media-plugin.ts";
import { previewTool } from "./presentation/preview-tool.tsx";
import { previewComments } from "./preview-comments/preview-comments-plugin.ts";
import { previewLinks } from "./preview-links/preview-links-plugin.ts";
import { withSharePreview } from "./preview-links/share-preview-action.tsx";
import { withRedirect } from "./redirects/with-redirect.tsx";
import { searchPreview } from "./search-preview/search-preview-plugin.ts";
import { sectionPicker } from "./section-picker/section-picker-plugin.ts";
import { storefront } from "./storefront/storefront-plugin.ts";
import { structure } from "./structure/structure.ts";
import { tables } from "./table/table-plugin.ts";
import { newDocumentOptions, offeredTemplates } from "./templates/offered-templates.ts";
import { catalogHealth } from "./tools/catalog-health/catalog-health.ts";
import { home } from "./tools/home/home.ts";
import { schedule } from "./tools/schedule/schedule.ts";
import { toolsForRole } from "./tools/tools-for-role.ts";

interface Project {
  projectId: string | undefined;
  dataset: string | undefined;
  /** The site's origin, for a Studio deployed elsewhere (`sanity deploy`); otherwise the Studio is part of the site. */
  siteUrl?: string | undefined;
}

/** The local lake is behind the site's own address in browsers. Tools running in Node don't use it. */
const lakeHost = () =>
  typeof window === "undefined" ? "http://127.0.0.1:3001" : `${window.location.origin}/lake`;

/** The editors' Studio. With a project, it's hosted and includes nothing of the local backend. */
export function createStudioConfig({ projectId, dataset, siteUrl }: Project): SingleWorkspace {
  return defineConfig({
    name: "default",
    title: "Handshape",
    icon: BrandIcon,
    basePath: "/studio",
    projectId: projectId ?? "embedded",
    dataset: dataset ?? "production",
    // Sanity's cookie isn't sent to the site. A token tells the site who is requesting the shop's products.
    ...(projectId ? { auth: { loginMethod: "token" } } : embeddedBackend(lakeHost())),
    schema: { types: withPastedHtml(schemaTypes), templates: offeredTemplates },
    // Otherwise the Studio ignores plugins' release actions.
    releases: { enabled: true },
    document: {
      // Not in plugins: the Studio's own come after those, and replace the actions of a scheduled draft.
      actions: (actions, context) =>
        [
          withoutSingletonActions,
          onceUploadsAreDone,
          onceDatesAreSaved,
          withRedirect,
          onceTextIsSaved,
          disabledWhileOffline,
          hiddenFromViewers,
          withSharePreview,
        ].reduce((offered, change) => change(offered, context), actions),
      badges: withPeriodBadge,
      newDocumentOptions,
      comments: { enabled: false },
    },
    form: { components: { input: StudioInput } },
    plugins: [
      home(),
      structureTool({ structure, title: "Content", keepPanesOnCreate: true }),
      previewTool(),
      storefront({ siteUrl: siteUrl?.replace(/\/$/, "") ?? "" }),
      searchPreview(),
      sectionPicker(),
      tables(),
      catalogHealth(),
      media(),
      schedule(),
      previewLinks(),
      previewComments(),
      visionTool({ title: "Query" }),
    ],
    tools: toolsForRole,
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
  });
}
