"use client";
import { useEffect, useRef } from "react";
import { FewLeft } from "#features/variants/few-left.tsx";
import { Price } from "#features/currency/price.tsx";
import type { Offer } from "#commerce/offer.ts";
import { findNamedVariant, type ProductOption, type Variant } from "#commerce/product-variants.ts";
import { Button } from "#ui/button.tsx";
import { OptionFields } from "./option-fields.tsx";
import { toVariantField } from "#commerce/cart-api/variant-fields.ts";
import { PendingLabel } from "#ui/pending-label.tsx";
import styles from "./variant-picker.module.css";
import { useVariantSelection } from "./variant-selection.client.tsx";

export interface VariantPickerProps {
  /** Target of links to the picker. */
  id: string;
  /** The product's title. */
  title: string | null;
  /** The product's price range. */
  offer: Offer;
}

/** A form to choose a variant and add it to the cart. Works without a script. */
export function VariantPicker({ id, title, offer }: VariantPickerProps) {
  const { product, chosen, variant, choose } = useVariantSelection();
  const { options, variants } = product;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A click before hydration is newer than the URL.
    const clicked = readClicked(form.current, product.options);
    const wanted = clicked ?? findNamedVariant(product.variants, location.search)?.values;
    if (wanted) choose(wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the address follows what is chosen from then on.
  }, []);
  return (
    <form
      className={styles.picker}
      id={id}
      ref={form}
      method="post"
      action="/api/cart/lines"
      data-title={title}
    >
      {variants.map((one) => (
        <input type="hidden" name={toVariantField(one, options)} value={one.id} key={one.id} />
      ))}
      {options.map((option, index) => (
        <OptionFields
          key={option.name}
          product={product}
          index={index}
          chosen={chosen}
          onChoose={(value) => choose(chosen.with(index, value))}
        />
      ))}
      <div className={styles.buying}>
        <noscript>
          <Price offer={offer} size="large" />
        </noscript>
        <div className={styles.chosen} aria-live="polite">
          {variant ? (
            <>
              <Price offer={toOwnOffer(variant)} size="large" />
              <FewLeft stock={variant.stock} />
              {variant.sku && <p className={styles.sku}>SKU {variant.sku}</p>}
            </>
          ) : (
            <p>We don’t have that combination.</p>
          )}
        </div>
        <Button type="submit" disabled={!variant?.availableForSale}>
          <PendingLabel pending="Adding…">
            {variant ? (variant.availableForSale ? "Add to cart" : "Sold out") : "Not available"}
          </PendingLabel>
        </Button>
      </div>
    </form>
  );
}

const toOwnOffer = ({ id, availableForSale, prices }: Variant): Offer => ({
  kind: "priced",
  variantId: id,
  availableForSale,
  prices,
});

/** The values chosen before hydration, or null. */
function readClicked(form: HTMLFormElement | null, options: readonly ProductOption[]): string[] | null {
  const radios = [...(form?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
  if (radios.every(({ checked, defaultChecked }) => checked === defaultChecked)) return null;
  const places = radios.filter(({ checked }) => checked).map(({ value }) => Number(value));
  return options.map(({ values }, index) => values[places[index] ?? 0] ?? "");
}
