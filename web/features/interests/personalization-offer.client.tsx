"use client";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useIsAskedForConsent } from "#features/analytics/use-analytics-consent.client.ts";
import { useMayBeCanadian } from "#features/currency/use-shopper-country.client.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useIsNewVisitor } from "./use-interests.client.ts";

// Loaded on demand, because a visitor sees it once.
const Personalization = lazyOptional(
  async () => (await import("./personalization.client.tsx")).Personalization,
);

export interface PersonalizationOfferProps {
  /** Shown when the form fails. */
  failureMessage: string;
}

/**
 * Offers new visitors the personalization form until they answer or close it, while editors have it turned on (requirements §2.59).
 * Not on the cart page, which leads to the checkout, not beside the questions about the currency and analytics, and not over a form
 * that the visitor is filling in.
 */
export function PersonalizationOffer({ failureMessage }: PersonalizationOfferProps) {
  const isOn = useFeature("personalization");
  const isNewVisitor = useIsNewVisitor();
  const isAskedForCountry = useMayBeCanadian();
  const isAskedForConsent = useIsAskedForConsent();
  const pathname = usePathname();
  const isFillingIn = useIsFillingIn(pathname);
  if (!isOn || !isNewVisitor || isAskedForCountry || isAskedForConsent || isFillingIn || pathname === "/cart")
    return null;
  return (
    <Suspense>
      <Personalization failureMessage={failureMessage} />
    </Suspense>
  );
}

/**
 * Whether the visitor has begun to fill in a form on the page. It stays true after they leave a field: otherwise the offer could come
 * back over the button they're about to press.
 */
function useIsFillingIn(pathname: string): boolean {
  const [begunOn, setBegunOn] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isField =
        target instanceof Element && target.matches(":is(main, footer) :is(input, select, textarea)");
      if (isField) setBegunOn(pathname);
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [pathname]);
  return begunOn === pathname;
}
