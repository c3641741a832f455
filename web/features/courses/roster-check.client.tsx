"use client";
import { lazy, Suspense, useRef } from "react";
import { useFormTexts } from "#lib/use-form-texts.client.ts";

const RosterTable = lazy(async () => {
  const { RosterTable: component } = await import("./roster-table.tsx");
  return { default: component };
});

/** Shows how the class list in the surrounding form is parsed. */
export function RosterCheck() {
  const element = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(element);
  return (
    <div ref={element}>
      <Suspense>
        {texts && <RosterTable text={texts["roster"] ?? ""} quantity={texts["quantity"] ?? ""} />}
      </Suspense>
    </div>
  );
}
