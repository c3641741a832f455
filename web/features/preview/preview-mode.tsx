import type { Preview } from "#content/preview/preview.ts";
import { describePreview } from "./describe-preview.ts";
import { EditorOverlays } from "./editor-overlays.client.tsx";
import { PreviewToolbar } from "./preview-toolbar.tsx";

/** Everything a preview adds: the toolbar and, for editors, click-to-edit overlays. */
export function PreviewMode({ preview }: { preview: Preview }) {
  return (
    <>
      <PreviewToolbar {...describePreview(preview)} />
      {preview.kind === "editor" && <EditorOverlays />}
    </>
  );
}
