"use client";

import { useId } from "react";
import { currencyChoices, parseCountry } from "#features/currency/country.ts";
import { useShopperCountry } from "#features/currency/use-shopper-country.client.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./currency-picker.module.css";

/** USD or CAD. The word on show follows the page's country in CSS, so it is right before React is. */
export function CurrencyPicker() {
  const id = useId();
  const [country, chooseCountry] = useShopperCountry();
  return (
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
        value={country}
        onChange={(event) => chooseCountry(parseCountry(event.target.value))}
      >
        {currencyChoices.map((choice) => (
          <option key={choice.country} value={choice.country}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
