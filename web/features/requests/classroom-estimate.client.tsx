"use client";
import { Suspense, useRef } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./classroom-prices.module.css";
import type { ClassroomPrices } from "./estimate.ts";

// Loaded when something is typed, so that pages without a class's form don't carry it.
const EstimateSummary = lazyOptional(async () => (await import("./estimate-summary.tsx")).EstimateSummary);
const EstimateLines = lazyOptional(async () => (await import("./estimate-summary.tsx")).EstimateLines);

/** The price for the seats in the surrounding form, updated as they're typed. */
export function ClassroomEstimate({ classroom }: { classroom: ClassroomPrices }) {
  const element = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(element);
  return (
    <div className={styles.estimate} ref={element}>
      <output className={styles.summary}>
        {texts ? (
          <Suspense fallback={startText}>
            <EstimateSummary texts={texts} classroom={classroom}>
              {startText}
            </EstimateSummary>
          </Suspense>
        ) : (
          startText
        )}
      </output>
      {texts && (
        <Suspense fallback={null}>
          <EstimateLines texts={texts} classroom={classroom} />
        </Suspense>
      )}
    </div>
  );
}

const startText = <span>Enter your seats to see what your class costs.</span>;
