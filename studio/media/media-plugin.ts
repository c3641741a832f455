import { EditIcon, ImageIcon } from "@sanity/icons";
import { type AssetSource, definePlugin } from "sanity";
import { MediaSource, MediaTool } from "./loaded-media.tsx";
import { mediaFolder, mediaTag } from "./media-types.ts";

const browse: AssetSource = { name: "media", title: "Media", icon: ImageIcon, component: MediaSource };
const edit: AssetSource = { name: "edit-media", title: "Edit media", icon: EditIcon, component: MediaSource };

/**
 * `sanity-plugin-media` under its own names, but loaded when it's first used. Its `media()` would bring it along with every form: an eighth
 * of the Studio's scripts (docs/decisions/0076).
 */
export const media = definePlugin({
  name: "media",
  schema: { types: [mediaTag, mediaFolder] },
  form: {
    file: { assetSources: (sources) => [...sources, browse, edit] },
    image: { assetSources: (sources) => [...sources, browse, edit] },
  },
  tools: [{ name: "media", title: "Media", icon: ImageIcon, component: MediaTool }],
});
