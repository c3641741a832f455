import type { Country } from "#commerce/offer.ts";

interface Visitor {
  country: Country;
  /** Whether they shop in a school wallet session. */
  isSchool: boolean;
}

/** Shows Canadian prices, as `web/styles/layers.css` does when the script sets the country. */
const canadianStyles = `
  :root:root:not([data-country="CA"]) [data-currency="CAD"] { display: revert-layer; }
  :root:root:not([data-country="CA"]) [data-currency="USD"] { display: none; }`;

/** Shows the wallet's message and no gifts (requirements §6.2), as the scripts do when they've read the session. */
const schoolStyles = `
  [data-wallet="inside"] { display: block; }
  [data-wallet="outside"] { display: none; }`;

/** What a visitor without JavaScript sees of a page that's the same for everyone. */
export function toVisitorStyles({ country, isSchool }: Visitor): string {
  const styles = (country === "CA" ? canadianStyles : "") + (isSchool ? schoolStyles : "");
  return styles && `@layer reset, base, ui, features, sections, state;\n@layer state {${styles}\n}\n`;
}
