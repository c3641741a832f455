import type { ClientPerspective } from "@sanity/client";
import { VisualEditing } from "next-sanity/visual-editing";
import { PreviewToolbar } from "./preview-toolbar.client.tsx";

/** Everything that comes with a preview: the toolbar and the overlays that open a field in the Studio. */
export function PreviewMode({ perspective }: { perspective: ClientPerspective }) {
  return (
    <>
      <PreviewToolbar shown={describe(perspective)} />
      <VisualEditing />
    </>
  );
}

function describe(perspective: ClientPerspective): string {
  if (perspective === "published") return "the published pages";
  return Array.isArray(perspective) && perspective[0] !== "drafts" ? "a release" : "drafts";
}
