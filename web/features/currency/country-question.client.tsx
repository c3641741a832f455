"use client";
import type { Country } from "#commerce/offer.ts";
import { useFocusNotObscured } from "#lib/use-focus-not-obscured.client.ts";
import { Button } from "#ui/button.tsx";
import { useCart } from "#features/cart/state/cart-context.ts";
import styles from "./country-question.module.css";

export function CountryQuestion() {
  useFocusNotObscured();
  const { chooseCountry } = useCart();
  const choose = async (country: Country) => {
    // The pressed button disappears, so focus moves to the page content.
    if (await chooseCountry(country)) document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.question} data-ground="sand" aria-label="Currency">
      <p>Shopping from Canada?</p>
      <div className={styles.answers}>
        <Button tone="plain" onClick={() => void choose("CA")}>
          Show CAD
        </Button>
        <Button tone="plain" onClick={() => void choose("US")}>
          Keep USD
        </Button>
      </div>
    </section>
  );
}
