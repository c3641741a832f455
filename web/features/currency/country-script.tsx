import { countryCookie } from "#features/currency/country.ts";

const setCountry = `document.documentElement.dataset.country=/(?:^|; )${countryCookie}=CA(?:;|$)/.test(document.cookie)?"CA":"US"`;

/** For `<head>`: says which currency to show before the first paint, so that one static page serves both. */
export function CountryScript() {
  // Our own constant, without anything from a visitor or an editor.
  return <script dangerouslySetInnerHTML={{ __html: setCountry }} />;
}
