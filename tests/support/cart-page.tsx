import { CartProvider, type CartWithActions, ShopifyProvider, useCart } from "@shopify/hydrogen-react";
import { type ComponentProps, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { until } from "./content-lake.ts";
import { shopDomain } from "./hosted-storefront.ts";
import { accessToken } from "./storefront.ts";

export interface CartPage {
  element: Element;
  /** The current value of `useCart`. */
  cart: () => CartWithActions;
  /** Every status so far, in order. */
  statuses: () => string[];
  /** Changes the cart, and waits until the provider has sent its requests and is idle again. */
  change: (act: (cart: CartWithActions) => void) => Promise<CartWithActions>;
  /** Renders the page again with other props. */
  show: (properties: CartPageProperties) => void;
  /** Leaves the page. The browser's storage stays. */
  close: () => void;
}

type CartPageProperties = Partial<ComponentProps<typeof CartProvider>>;

const resting = new Set(["idle", "uninitialized"]);

export type OpenCartPage = typeof openCartPage;

/** Renders a page inside hydrogen-react's own providers, and waits until its cart is ready. */
export async function openCartPage(properties: CartPageProperties = {}): Promise<CartPage> {
  const seen: CartWithActions[] = [];
  const latest = () => {
    const cart = seen.at(-1);
    if (!cart) throw new Error("The page hasn't rendered yet.");
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
  const isStored = localStorage.getItem("shopifyCartId") !== null;
  document.body.append(element);
  show(properties);
  await until(() => seen.at(-1)?.cartReady === true);
  if (isStored) await until(() => seen.some(({ status }) => status === "fetching"));
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

/** Renders nothing, and reports what `useCart` returns whenever it changes. */
function CartNote({ note }: { note: (cart: CartWithActions) => void }) {
  const cart = useCart();
  useEffect(() => note(cart), [cart, note]);
  return null;
}
