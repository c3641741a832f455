"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import { currencyChoices, parseCountry } from "#commerce/country.ts";
import { useShopperCountry } from "#features/currency/use-shopper-country.client.ts";
import type { Country } from "#commerce/offer.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./currency-picker.module.css";

/**
 * USD or CAD. CSS shows the page's country, so it's right before React loads. Without JavaScript, it's a button that
 * switches the currency.
 */
export function CurrencyPicker() {
  const id = useId();
  const country = useShopperCountry();
  const { chooseCountry } = useCart();
  const [pendingCountry, setPendingCountry] = useState<Country | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const choose = async (newCountry: Country) => {
    setPendingCountry(newCountry);
    await chooseCountry(newCountry);
    // Unless the shopper has chosen again.
    setPendingCountry((latest) => (latest === newCountry ? null : latest));
    if (select.current?.dataset["chosen"] === newCountry) delete select.current.dataset["chosen"];
  };
  // While React takes over the page, it resets what was chosen. The first-paint script has noted it.
  const chooseNoted = useEffectEvent(() => {
    const noted = select.current?.dataset["chosen"];
    if (noted) void choose(parseCountry(noted));
  });
  useEffect(() => chooseNoted(), []);
  return (
    <>
      <div className={styles.picker}>
        <label htmlFor={id}>
          <VisuallyHidden>Currency</VisuallyHidden>
        </label>
        <span className={styles.current} aria-hidden="true">
          {currencyChoices.map(({ currency }) => (
            <span key={currency} data-currency={currency}>
              {currency}
            </span>
          ))}
        </span>
        <select
          className={styles.select}
          id={id}
          ref={select}
          name="country"
          suppressHydrationWarning
          value={pendingCountry ?? country}
          onChange={({ target }) => void choose(parseCountry(target.dataset["chosen"] ?? target.value))}
        >
          {currencyChoices.map((choice) => (
            <option key={choice.country} value={choice.country}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      <form className={styles.form} action="/api/country" method="post">
        {currencyChoices.map(({ currency }) => (
          <span key={currency} data-currency={currency}>
            <OtherCurrency shown={currency} />
          </span>
        ))}
      </form>
    </>
  );
}

function OtherCurrency({ shown }: { shown: string }) {
  return currencyChoices
    .filter(({ currency }) => currency !== shown)
    .map(({ country, currency }) => (
      <Button tone="plain" type="submit" name="country" value={country} key={country}>
        Show {currency}
      </Button>
    ));
}
