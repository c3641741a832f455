import type { Preview } from "#content/preview/preview.ts";
import { describePreview, isDraftsForEditor } from "./describe-preview.ts";
import { EditorOverlays } from "./editor-overlays.client.tsx";
import { OutsideStudio } from "./outside-studio.client.tsx";
import { PreviewToolbar } from "./preview-toolbar.tsx";

/** Everything a preview adds: the toolbar and, for editors, click-to-edit overlays. */
export function PreviewMode({ preview }: { preview: Preview }) {
  const toolbar = (
    <PreviewToolbar
      {...describePreview(preview)}
      isOpen={preview.kind === "ended"}
      takesComments={preview.kind === "link"}
    />
  );
  if (preview.kind !== "editor") return toolbar;
  return (
    <>
      <OutsideStudio>{toolbar}</OutsideStudio>
      <EditorOverlays showsDrafts={isDraftsForEditor(preview)} />
    </>
  );
}
