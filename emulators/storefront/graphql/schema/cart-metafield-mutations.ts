import type { Cart } from "#storefront/domain/cart/cart.ts";
import { isNamed } from "#storefront/domain/catalog/metafields.ts";
import { changeCart } from "./cart-changes.ts";
import {
  type CartMetafieldInput,
  checkMetafields,
  type MetafieldUserError,
  parseKey,
  setMetafields,
  toCartMetafield,
  toMetafieldId,
} from "./cart-metafield-input.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";

interface OwnedMetafieldInput extends CartMetafieldInput {
  ownerId: string;
}

/** Sets all or none (seen in a response of version 2026-04). */
export const cartMetafieldMutations: Resolvers<unknown> = {
  cartMetafieldsSet: (_root, { metafields: inputs }: { metafields: OwnedMetafieldInput[] }, context) => {
    requireToken(context, "metafield");
    const userErrors = [...checkOwners(inputs, context), ...checkMetafields(inputs, ["metafields"])];
    if (userErrors.length > 0) return { metafields: [], userErrors };
    const metafields = Array.from(Map.groupBy(inputs, ({ ownerId }) => ownerId)).flatMap(([ownerId, own]) => {
      const { cart } = changeCart(ownerId, context, (before) => ({
        kind: "changed",
        cart: { ...before, metafields: setMetafields(before.metafields, own, context.now()) },
      }));
      const names = own.map(({ key }) => parseKey(key));
      const set = cart?.cart.metafields.filter((metafield) => names.some((name) => isNamed(metafield, name)));
      return cart ? (set ?? []).map((metafield) => toCartMetafield(metafield, cart)) : [];
    });
    return { metafields, userErrors: [] };
  },
  cartMetafieldDelete: (_root, { input }: { input: { ownerId: string; key: string } }, context) => {
    requireToken(context, "metafield");
    const cart = readOwn(input.ownerId, context);
    if (!cart) {
      const field = ["input", "ownerId"];
      return {
        deletedId: null,
        userErrors: [{ code: "INVALID_OWNER", field, message: "Owner does not exist" }],
      };
    }
    const name = parseKey(input.key);
    const metafields = cart.metafields.filter((metafield) => !isNamed(metafield, name));
    if (metafields.length === cart.metafields.length) {
      const message = "Metafield does not exist";
      const code = "METAFIELD_DOES_NOT_EXIST";
      return { deletedId: null, userErrors: [{ code, field: ["input", "key"], message }] };
    }
    changeCart(input.ownerId, context, () => ({ kind: "changed", cart: { ...cart, metafields } }));
    return { deletedId: toMetafieldId(cart, name), userErrors: [] };
  },
};

function checkOwners(
  inputs: readonly OwnedMetafieldInput[],
  context: StorefrontContext,
): MetafieldUserError[] {
  return inputs.flatMap(({ ownerId }, index) => {
    if (readOwn(ownerId, context)) return [];
    const field = ["metafields", String(index), "ownerId"];
    return [{ code: "INVALID_OWNER" as const, field, message: "Owner does not exist", elementIndex: null }];
  });
}

function readOwn(cartId: string, { carts }: StorefrontContext): Cart | null {
  const found = carts.read(cartId);
  return found?.isOwner ? found.cart : null;
}
