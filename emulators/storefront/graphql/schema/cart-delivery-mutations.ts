import { priceCart } from "#storefront/domain/cart/price-cart.ts";
import {
  addAddresses,
  type AddressInput,
  type AddressUpdateInput,
  checkAddresses,
  checkAddressIds,
  toAddressKey,
  updateAddresses,
} from "./cart-address-input.ts";
import { changeCart } from "./cart-changes.ts";
import { toDeliveryGroupId } from "./cart-delivery-resolvers.ts";
import type { Resolvers } from "./resolver.ts";

type Of<Args> = Args & { cartId: string };

interface DeliveryChoice {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Any change of destination clears the selected delivery option (seen in a response of version 2026-04). */
export const cartDeliveryMutations: Resolvers<unknown> = {
  cartDeliveryAddressesAdd: (_root, { cartId, addresses }: Of<{ addresses: AddressInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkAddresses(addresses, ["addresses"], cart.addresses.length);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const added = addAddresses(cart.addresses, addresses, context.newId);
      const changed = { ...cart, addresses: added.addresses, deliveryHandle: null };
      return { kind: "changed", cart: changed, warnings: added.warnings };
    }),
  cartDeliveryAddressesReplace: (_root, { cartId, addresses }: Of<{ addresses: AddressInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkAddresses(addresses, ["addresses"]);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const added = addAddresses([], addresses, context.newId);
      const changed = { ...cart, addresses: added.addresses, deliveryHandle: null };
      return { kind: "changed", cart: changed, warnings: added.warnings };
    }),
  cartDeliveryAddressesUpdate: (
    _root,
    { cartId, addresses: updates }: Of<{ addresses: AddressUpdateInput[] }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const unknown = checkAddressIds(
        updates.map(({ id }) => id),
        cart,
        "addresses",
      );
      const userErrors = unknown.length > 0 ? unknown : checkAddresses(updates, ["addresses"]);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const addresses = updateAddresses(cart.addresses, updates);
      return { kind: "changed", cart: { ...cart, addresses, deliveryHandle: null } };
    }),
  cartDeliveryAddressesRemove: (_root, { cartId, addressIds }: Of<{ addressIds: string[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkAddressIds(addressIds, cart, "addressIds");
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const removed = new Set(addressIds.map(toAddressKey));
      const addresses = cart.addresses.filter(({ id }) => !removed.has(id));
      return { kind: "changed", cart: { ...cart, addresses, deliveryHandle: null } };
    }),
  cartSelectedDeliveryOptionsUpdate: (
    _root,
    { cartId, selectedDeliveryOptions }: Of<{ selectedDeliveryOptions: DeliveryChoice[] }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const { delivery } = priceCart(cart, context);
      const field = ["selectedDeliveryOptions"];
      for (const { deliveryGroupId: id, deliveryOptionHandle: handle } of selectedDeliveryOptions) {
        if (!delivery || id !== toDeliveryGroupId(cart)) {
          const message = `The delivery group with id ${id} does not exist.`;
          return {
            kind: "refused",
            userErrors: [{ code: "INVALID_DELIVERY_GROUP", field, message }],
            shown: null,
          };
        }
        if (!delivery.options.some((option) => option.handle === handle)) {
          const message = `The delivery option with handle ${handle} is not valid.`;
          return {
            kind: "refused",
            userErrors: [{ code: "INVALID_DELIVERY_OPTION", field, message }],
            shown: null,
          };
        }
      }
      const deliveryHandle = selectedDeliveryOptions.at(-1)?.deliveryOptionHandle ?? cart.deliveryHandle;
      return { kind: "changed", cart: { ...cart, deliveryHandle } };
    }),
};
