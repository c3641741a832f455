"use client";
import { lazy, Suspense } from "react";
import type { SortedSectionsProps } from "./sorted-sections.tsx";

const SortedSections = lazy(async () => {
  const { SortedSections: component } = await import("./sorted-sections.tsx");
  return { default: component };
});

/** A page's sections, which an editor can drag into another order. Only editors load the code for that. */
export function SortableSections(props: SortedSectionsProps) {
  return (
    <Suspense>
      <SortedSections {...props} />
    </Suspense>
  );
}
