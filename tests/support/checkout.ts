import { commerceSeed } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { discounts } from "@shop/emulators/seed/commerce/discounts.ts";
import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import { createCart } from "./cart.ts";
import type { TestStorefront } from "./storefront.ts";
import { stockedSeed } from "./stocked-seed.ts";

/** The stocked shop with the seed's discounts and policies, plus a gift card. */
export const checkoutSeed: CatalogSeed = {
  ...stockedSeed,
  ...(commerceSeed.content && { content: commerceSeed.content }),
  discounts,
  giftCards: [
    { id: "gid://shopify/GiftCard/1", code: "TESTGIFT25", currency: "USD", balance: 2_500, expiresAt: null },
  ],
};

export interface CheckoutPage {
  status: number;
  headers: Headers;
  /** The redirect's target, if there is one. */
  location: string | null;
  html: string;
  /** The page's text without tags, on one line. */
  text: string;
  /** The values of the form's fields. */
  fields: Record<string, string>;
  /** The message next to each invalid field. */
  errors: Record<string, string>;
}

export interface Checkout {
  url: string;
  /** The page as of the last response. */
  page: () => CheckoutPage;
  /** Fills in fields and presses one of the page's buttons. null clears a checkbox. Follows the redirect back to the page. */
  press: (action: string, fields?: Record<string, string | null>) => Promise<CheckoutPage>;
  open: () => Promise<CheckoutPage>;
}

export interface CartWithCheckout {
  cartId: string;
  checkout: Checkout;
}

/** A new cart with its checkout open, as in a browser without JavaScript. */
export async function openCheckout(storefront: TestStorefront, input: object): Promise<CartWithCheckout> {
  const { id, checkoutUrl } = await createCart(storefront, input);
  return { cartId: id, checkout: await visitCheckout(checkoutUrl) };
}

/** Opens a cart's checkout, as in a browser without JavaScript. */
export async function visitCheckout(url: string): Promise<Checkout> {
  let page = await readPage(url);
  return {
    url,
    page: () => page,
    open: async () => (page = await readPage(url)),
    press: async (action, changed = {}) => {
      const filled = Object.entries({ ...page.fields, ...changed, action });
      const body = new URLSearchParams(
        filled.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      );
      const sent = await toPage(await fetch(url, { method: "POST", body, redirect: "manual" }));
      page = sent.location?.includes("answer=") ? await readPage(String(new URL(sent.location, url))) : sent;
      return page;
    },
  };
}

export async function readPage(url: string): Promise<CheckoutPage> {
  return toPage(await fetch(url, { redirect: "manual" }));
}

/** The fields for an order without delivery, in a state without sales tax on it. */
export const inOregon = { email: "ana@example.org", country: "US", region: "US-OR" };

/** The fields for an order with delivery. Oregon has no sales tax. */
export const toOregon = {
  ...inOregon,
  firstName: "Ana",
  lastName: "Silva",
  address1: "1 Main Street",
  city: "Portland",
  postalCode: "97201",
};

async function toPage(response: Response): Promise<CheckoutPage> {
  const html = await response.text();
  const { status, headers } = response;
  const errors = Array.from(html.matchAll(/<p class="error" id="(\w+)-error">([^<]*)<\/p>/g));
  return {
    status,
    headers,
    location: headers.get("location"),
    html,
    text: toText(html.replace(/<style>.*<\/style>/s, "")),
    fields: readFields(html),
    errors: Object.fromEntries(errors.map(([, name = "", sentence = ""]) => [name, toText(sentence)])),
  };
}

/** What a browser would send, without the button. */
function readFields(html: string): Record<string, string> {
  const inputs = Array.from(html.matchAll(/<input\b([^>]*)>/g), ([, attributes = ""]) => attributes)
    .filter((input) => !/type="(radio|checkbox)"/.test(input) || /\schecked\b/.test(input))
    .map((input) => [readAttribute(input, "name"), readAttribute(input, "value")]);
  const selects = Array.from(
    html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs),
    ([, select = "", options = ""]) => {
      const chosen = Array.from(options.matchAll(/<option\b([^>]*)>/g), ([, option = ""]) => option);
      const selected = chosen.find((option) => /\sselected\b/.test(option)) ?? chosen[0] ?? "";
      return [readAttribute(select, "name"), readAttribute(selected, "value")];
    },
  );
  return Object.fromEntries([...inputs, ...selects]);
}

function readAttribute(tag: string, name: string): string {
  return toCharacters(new RegExp(`\\s${name}="([^"]*)"`).exec(` ${tag}`)?.[1] ?? "");
}

function toText(html: string): string {
  return toCharacters(
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function toCharacters(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
