"use client";
import { Suspense } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";

const VisualEditing = lazyOptional(async () => (await import("next-sanity/visual-editing")).VisualEditing);

const LiveText = lazyOptional(async () => (await import("./live-text/live-text.client.tsx")).LiveText);

const PageUndo = lazyOptional(async () => (await import("./page-undo/page-undo.client.tsx")).PageUndo);

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
