"use client";
import { Suspense } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import type { SortedSectionsProps } from "./sorted-sections.tsx";

const SortedSections = lazyOptional(async () => (await import("./sorted-sections.tsx")).SortedSections);

/** A page's sections, which an editor can drag into another order. Only editors load the code for that. */
export function SortableSections(props: SortedSectionsProps) {
  return (
    <Suspense>
      <SortedSections {...props} />
    </Suspense>
  );
}
