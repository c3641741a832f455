import type { Preview } from "#content/preview/preview.ts";
import { describePreview } from "./describe-preview.ts";
import { EditorOverlays } from "./editor-overlays.client.tsx";
import { PreviewToolbar } from "./preview-toolbar.tsx";

/** Everything that comes with a preview: the toolbar and, for editors, the overlays that open a field in the Studio. */
export function PreviewMode({ preview }: { preview: Preview }) {
  return (
    <>
      <PreviewToolbar {...describePreview(preview)} />
      {preview.kind === "editor" && <EditorOverlays />}
    </>
  );
}
