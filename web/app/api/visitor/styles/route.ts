import { cookies } from "next/headers";
import { countryCookie, parseCountry } from "#commerce/country.ts";

/** Shows Canadian prices, as `web/styles/layers.css` does when the script sets the country. */
const canadianStyles = `@layer reset, base, ui, features, sections, state;
@layer state {
  :root:root:not([data-country="CA"]) [data-currency="CAD"] { display: revert-layer; }
  :root:root:not([data-country="CA"]) [data-currency="USD"] { display: none; }
}
`;

/** Without JavaScript, selects the shopper's currency on pages that are the same for everyone. */
export async function GET(): Promise<Response> {
  const country = parseCountry((await cookies()).get(countryCookie)?.value);
  return new Response(country === "CA" ? canadianStyles : "", {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
