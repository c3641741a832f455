"use client";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import {
  findDefaultVariant,
  findVariant,
  type ProductVariants,
  toVariantNumber,
  type Variant,
} from "#commerce/product-variants.ts";

interface Selection {
  product: ProductVariants;
  /** One value per option, in their order. */
  chosen: readonly string[];
  /** Null when no variant has the chosen values. */
  variant: Variant | null;
  choose: (values: readonly string[]) => void;
}

const SelectionContext = createContext<Selection | null>(null);

export interface VariantSelectionProps {
  product: ProductVariants;
  children: ReactNode;
}

/**
 * Provides the chosen variant to the parts of a page that show it, and keeps it in the URL as Shopify's themes do, so that it can be
 * shared: `?variant=8410000000022`.
 */
export function VariantSelection({ product, children }: VariantSelectionProps) {
  // The first choice stays, even if it sells out while the page is open.
  const [chosen, setChosen] = useState(() => findDefaultVariant(product.variants)?.values ?? []);
  const selection = useMemo(
    () => ({
      product,
      chosen,
      variant: findVariant(product.variants, chosen),
      choose: (values: readonly string[]) => {
        setChosen(values);
        const variant = findVariant(product.variants, values);
        if (variant) nameInAddress(variant);
      },
    }),
    [product, chosen],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The chosen variant. Throws outside VariantSelection. */
export function useVariantSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("useVariantSelection is used outside VariantSelection.");
  return selection;
}

function nameInAddress({ id }: Variant) {
  const address = new URL(location.href);
  address.searchParams.set("variant", toVariantNumber(id));
  history.replaceState(null, "", address);
}
