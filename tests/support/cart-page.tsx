import { CartProvider, type CartWithActions, ShopifyProvider, useCart } from "@shopify/hydrogen-react";
import { type ComponentProps, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { until } from "./content-lake.ts";
import { shopDomain } from "./hosted-storefront.ts";
import { accessToken } from "./storefront.ts";

export interface CartPage {
  element: Element;
  /** What `useCart` says now. */
  cart: () => CartWithActions;
  /** Each status that it had, in order. */
  statuses: () => string[];
  /** Does something to the cart, and waits until the provider has asked the shop and rests again. */
  change: (act: (cart: CartWithActions) => void) => Promise<CartWithActions>;
  /** Shows the page again with other properties. */
  show: (properties: CartPageProperties) => void;
  /** Leaves the page; what it kept in the browser's storage stays. */
  close: () => void;
}

type CartPageProperties = Partial<ComponentProps<typeof CartProvider>>;

const resting = new Set(["idle", "uninitialized"]);

export type OpenCartPage = typeof openCartPage;

/** A page of a shop with hydrogen-react's own providers around it, once its cart can be used. */
export async function openCartPage(properties: CartPageProperties = {}): Promise<CartPage> {
  const seen: CartWithActions[] = [];
  const latest = () => {
    const cart = seen.at(-1);
    if (!cart) throw new Error("The page was not rendered yet.");
    return cart;
  };
  const note = (cart: CartWithActions) => {
    seen.push(cart);
  };
  const element = document.createElement("main");
  const root = createRoot(element);
  const show = ({ children, ...provided }: CartPageProperties) => {
    root.render(
      <ShopifyProvider
        storeDomain={shopDomain}
        storefrontToken={accessToken}
        storefrontApiVersion="2026-04"
        countryIsoCode="US"
        languageIsoCode="EN"
      >
        <CartProvider {...provided}>
          {children}
          <CartNote note={note} />
        </CartProvider>
      </ShopifyProvider>,
    );
  };
  const isKept = localStorage.getItem("shopifyCartId") !== null;
  document.body.append(element);
  show(properties);
  await until(() => seen.at(-1)?.cartReady === true);
  if (isKept) await until(() => seen.some(({ status }) => status === "fetching"));
  await until(() => resting.has(latest().status));

  return {
    element,
    cart: latest,
    statuses: () => seen.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1]),
    change: async (act) => {
      const before = seen.length;
      act(latest());
      await until(() => seen.slice(before).some(({ status }) => !resting.has(status)));
      await until(() => resting.has(latest().status));
      return latest();
    },
    show,
    close: () => {
      root.unmount();
      element.remove();
    },
  };
}

/** Shows nothing, and tells what `useCart` says whenever it changes. */
function CartNote({ note }: { note: (cart: CartWithActions) => void }) {
  const cart = useCart();
  useEffect(() => note(cart), [cart, note]);
  return null;
}
