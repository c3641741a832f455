import {
  CartAttributesUpdate,
  CartBuyerIdentityUpdate,
  CartCreate,
  CartDiscountCodesUpdate,
  CartLineAdd,
  CartLineRemove,
  CartLineUpdate,
  CartNoteUpdate,
  CartQuery,
} from "@shopify/hydrogen-react/cart-queries";
import { variants } from "./stocked-seed.ts";

export interface CartToAsk {
  id: string;
  lineId: string;
}

interface CartCall {
  name: string;
  document: typeof CartCreate;
  /** Its variables for an existing cart. */
  variables: (cart: CartToAsk) => object;
}

/** Every cart document of hydrogen-react, with its possible variables. */
export const cartCalls: readonly CartCall[] = [
  {
    name: "CartCreate",
    document: CartCreate,
    variables: () => ({ input: { lines: [{ merchandiseId: variants.bundle }] } }),
  },
  { name: "CartQuery", document: CartQuery, variables: ({ id }) => ({ id }) },
  {
    name: "CartLineAdd",
    document: CartLineAdd,
    variables: ({ id }) => ({ cartId: id, lines: [{ merchandiseId: variants.bundle }] }),
  },
  {
    name: "CartLineUpdate",
    document: CartLineUpdate,
    variables: ({ id, lineId }) => ({ cartId: id, lines: [{ id: lineId, quantity: 3 }] }),
  },
  {
    name: "CartLineRemove",
    document: CartLineRemove,
    variables: ({ id, lineId }) => ({ cartId: id, lines: [lineId] }),
  },
  {
    name: "CartNoteUpdate",
    document: CartNoteUpdate,
    variables: ({ id }) => ({ cartId: id, note: "For Ana" }),
  },
  {
    name: "CartAttributesUpdate",
    document: CartAttributesUpdate,
    variables: ({ id }) => ({ cartId: id, attributes: [{ key: "origin", value: "sl101" }] }),
  },
  {
    name: "CartDiscountCodesUpdate",
    document: CartDiscountCodesUpdate,
    variables: ({ id }) => ({ cartId: id, discountCodes: ["WELCOME"] }),
  },
  {
    name: "CartBuyerIdentityUpdate",
    document: CartBuyerIdentityUpdate,
    variables: ({ id }) => ({ cartId: id, buyerIdentity: { countryCode: "US" } }),
  },
];
