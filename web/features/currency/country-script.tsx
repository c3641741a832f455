import { countryScript } from "#lib/country-script.ts";

/** For `<head>`: says which currency to show before the first paint, so that one static page serves both. */
export function CountryScript() {
  // Our own constant, without anything from a visitor or an editor.
  return <script dangerouslySetInnerHTML={{ __html: countryScript }} />;
}
