"use client";
import { lazy, Suspense } from "react";

const VisualEditing = lazy(async () => {
  const { VisualEditing: Overlays } = await import("next-sanity/visual-editing");
  return { default: Overlays };
});

/** What opens a field in the Studio where an editor points at it: fetched by them alone. */
export function EditorOverlays() {
  return (
    <Suspense>
      <VisualEditing />
    </Suspense>
  );
}
