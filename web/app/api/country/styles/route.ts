import { cookies } from "next/headers";
import { parseCountry } from "#commerce/country.ts";
import { countryCookie } from "#commerce/country-script.ts";

/** Shows Canadian prices instead of the others, as `web/styles/layers.css` does where a script says which. */
const canadianStyles = `@layer reset, base, ui, features, sections, state;
@layer state {
  :root:root:not([data-country="CA"]) [data-currency="CAD"] { display: revert-layer; }
  :root:root:not([data-country="CA"]) [data-currency="USD"] { display: none; }
}
`;

/** For browsers without JavaScript: which prices of a page, which is the same for everybody, are the shopper's. */
export async function GET(): Promise<Response> {
  const country = parseCountry((await cookies()).get(countryCookie)?.value);
  return new Response(country === "CA" ? canadianStyles : "", {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
