"use client";
import type { Country } from "#lib/offer.ts";
import { Button } from "#ui/button.tsx";
import styles from "./country-question.module.css";
import { useShopperCountry } from "./use-shopper-country.client.ts";

export function CountryQuestion() {
  const [, chooseCountry] = useShopperCountry();
  const choose = (country: Country) => {
    // The button that was pressed goes; the keyboard goes on where the page's content begins.
    document.getElementById("main")?.focus({ preventScroll: true });
    chooseCountry(country);
  };
  return (
    <section className={styles.question} data-ground="sand" aria-label="Currency">
      <p>Shopping from Canada?</p>
      <div className={styles.answers}>
        <Button tone="plain" onClick={() => choose("CA")}>
          Show CAD
        </Button>
        <Button tone="plain" onClick={() => choose("US")}>
          Keep USD
        </Button>
      </div>
    </section>
  );
}
