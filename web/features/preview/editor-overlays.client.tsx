"use client";
import { lazy, Suspense } from "react";

const VisualEditing = lazy(async () => {
  const { VisualEditing: Overlays } = await import("next-sanity/visual-editing");
  return { default: Overlays };
});

const LiveText = lazy(async () => {
  const { LiveText: Text } = await import("./live-text/live-text.client.tsx");
  return { default: Text };
});

const PageUndo = lazy(async () => {
  const { PageUndo: Undo } = await import("./page-undo/page-undo.client.tsx");
  return { default: Undo };
});

/** Click-to-edit overlays and, in drafts, each keystroke and a way to undo what's changed on the page. Only loaded for editors. */
export function EditorOverlays({ showsDrafts }: { showsDrafts: boolean }) {
  return (
    <Suspense>
      <VisualEditing />
      {showsDrafts && (
        <>
          <LiveText />
          <PageUndo />
        </>
      )}
    </Suspense>
  );
}
