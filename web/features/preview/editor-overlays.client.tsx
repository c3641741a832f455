"use client";
import { lazy, Suspense } from "react";

const VisualEditing = lazy(async () => {
  const { VisualEditing: Overlays } = await import("next-sanity/visual-editing");
  return { default: Overlays };
});

/** Click-to-edit overlays. Only loaded for editors. */
export function EditorOverlays() {
  return (
    <Suspense>
      <VisualEditing />
    </Suspense>
  );
}
