"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, lazy, Suspense } from "react";
import { useMayBeCanadian } from "#features/currency/use-shopper-country.client.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { useIsNewVisitor } from "./use-interests.client.ts";

// Loaded on demand, because a visitor sees it once. A page works without it, so a failure shows nothing.
const Personalization = lazy(async (): Promise<{ default: ComponentType<PersonalizationOfferProps> }> => {
  try {
    const { Personalization: component } = await import("./personalization.client.tsx");
    return { default: component };
  } catch (error) {
    console.warn("Loading the personalization form failed.", error);
    return { default: () => null };
  }
});

export interface PersonalizationOfferProps {
  /** Shown when the form fails. */
  failureMessage: string;
}

/**
 * Offers new visitors the personalization form until they answer or close it, while editors have it turned on (requirements §2.59).
 * Not on the cart page, which leads to the checkout, and not beside the question about the currency.
 */
export function PersonalizationOffer({ failureMessage }: PersonalizationOfferProps) {
  const isOn = useFeature("personalization");
  const isNewVisitor = useIsNewVisitor();
  const isAskedForCountry = useMayBeCanadian();
  const isCartPage = usePathname() === "/cart";
  if (!isOn || !isNewVisitor || isAskedForCountry || isCartPage) return null;
  return (
    <Suspense>
      <Personalization failureMessage={failureMessage} />
    </Suspense>
  );
}
