import { countryScript } from "#lib/country-script.ts";

/** For `<head>`: says which currency to show before the first paint, so that one static page serves both. */
export function CountryScript() {
  return (
    <>
      {/* Our own constant, without anything from a visitor or an editor. */}
      <script dangerouslySetInnerHTML={{ __html: countryScript }} />
      <noscript>
        <link rel="stylesheet" href="/api/country/styles" />
      </noscript>
    </>
  );
}
