import { LinkIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { route } from "sanity/router";
import { PreviewLinksTool } from "./preview-links-tool.tsx";
import { ShareReleaseAction } from "./share-release-action.ts";

/** Links that show drafts or a release to reviewers without an account. */
export const previewLinks = definePlugin({
  name: "preview-links",
  releases: { actions: () => [ShareReleaseAction] },
  tools: [
    {
      name: "preview-links",
      title: "Preview links",
      icon: LinkIcon,
      component: PreviewLinksTool,
      router: route.create("/", [route.create("/share/:what")]),
    },
  ],
});
