import {
  AddToCartButton,
  CartCost,
  CartLineProvider,
  CartLineQuantity,
  CartLineQuantityAdjustButton,
  ProductPrice,
  ProductProvider,
  useCart,
  useShop,
  useShopifyCookies,
} from "@shopify/hydrogen-react";
import { shopDomain } from "./hosted-storefront.ts";

/** The parts of a product that `Basket` needs. */
export const basketQuery = `query ($handle: String!, $country: CountryCode) @inContext(country: $country) {
  product(handle: $handle) {
    title
    sellingPlanGroups(first: 1) { nodes { name } }
    variants(first: 10) {
      nodes { id availableForSale selectedOptions { name value } price { amount currencyCode } }
    }
    priceRange { minVariantPrice { amount currencyCode } }
  }
}`;

/** A product's buttons and the cart's contents, with hydrogen-react's own components. */
export function Basket({ product }: { product: Parameters<typeof ProductProvider>[0]["data"] }) {
  const { lines = [] } = useCart();
  return (
    <ProductProvider data={product}>
      <h1>{product.title}</h1>
      <ProductPrice data={product} id="price" />
      <AddToCartButton>Add</AddToCartButton>
      {lines.map((line) => line && <BasketLine key={line.id} line={line} />)}
      <CartCost id="total" />
    </ProductProvider>
  );
}

type Line = Parameters<typeof CartLineProvider>[0]["line"];

function BasketLine({ line }: { line: Line }) {
  return (
    <CartLineProvider line={line}>
      <CartLineQuantity id="quantity" />
      <CartLineQuantityAdjustButton adjust="increase">More</CartLineQuantityAdjustButton>
      <CartLineQuantityAdjustButton adjust="decrease">Less</CartLineQuantityAdjustButton>
      <CartLineQuantityAdjustButton adjust="remove">Remove</CartLineQuantityAdjustButton>
    </CartLineProvider>
  );
}

/** What `useShop` gives a component that sends its own requests, as JSON. */
export function ShopAddress() {
  const { getStorefrontApiUrl, getPublicTokenHeaders, countryIsoCode, languageIsoCode } = useShop();
  const shop = {
    url: getStorefrontApiUrl(),
    headers: getPublicTokenHeaders({ contentType: "json" }),
    locale: `${languageIsoCode}-${countryIsoCode}`,
  };
  return <output>{JSON.stringify(shop)}</output>;
}

/** Whether the page asked for the consent that Shopify stores. */
export function ConsentNote() {
  const isReady = useShopifyCookies({ fetchTrackingValues: true, checkoutDomain: `https://${shopDomain}` });
  return <output>{isReady ? "asked" : "asking"}</output>;
}
