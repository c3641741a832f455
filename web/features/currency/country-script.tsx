import { countryScript } from "#commerce/country-script.ts";

/** For `<head>`: says which currency to show before the first paint, so that one static page serves both. */
export function CountryScript() {
  return (
    <>
      {/* Our own constant, without anything from a visitor or an editor. */}
      <script dangerouslySetInnerHTML={{ __html: countryScript }} />
      <noscript>
        {/* No file of the build's: it differs with the cookie, and is asked for without a script alone. */}
        {/* oxlint-disable-next-line next/no-css-tags */}
        <link rel="stylesheet" href="/api/country/styles" />
      </noscript>
    </>
  );
}
