"use client";
import { Suspense, useRef } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useFormTexts } from "#lib/use-form-texts.client.ts";

const RosterReading = lazyOptional(async () => (await import("./roster-reading.client.tsx")).RosterReading);

/** Shows how the class list in the surrounding form is parsed. */
export function RosterCheck() {
  const element = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(element);
  return (
    <div ref={element}>
      <Suspense>
        {texts && <RosterReading text={texts["roster"] ?? ""} quantity={texts["quantity"] ?? ""} />}
      </Suspense>
    </div>
  );
}
