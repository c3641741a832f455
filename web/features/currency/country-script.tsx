import { countryScript } from "#commerce/country-script.ts";

/** For `<head>`: sets the currency before the first paint, so that one static page serves both. */
export function CountryScript() {
  return (
    <>
      {/* Our own constant, without visitor or editor input. */}
      <script dangerouslySetInnerHTML={{ __html: countryScript }} />
      <noscript>
        {/* Not a build asset, because it depends on the cookie. Only requested without JavaScript. */}
        {/* oxlint-disable-next-line next/no-css-tags */}
        <link rel="stylesheet" href="/api/country/styles" />
      </noscript>
    </>
  );
}
