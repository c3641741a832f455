import type { BuyerIdentity, BuyerPreferences } from "#storefront/domain/cart/cart.ts";
import type { CartUserError } from "./cart-errors.ts";

interface DeliveryPreferenceInput {
  deliveryMethod?: string[] | null;
  pickupHandle?: string[] | null;
  coordinates?: { latitude: number; longitude: number; countryCode: string } | null;
}

export interface BuyerIdentityInput extends Partial<Omit<BuyerIdentity, "preferences">> {
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: { delivery?: DeliveryPreferenceInput | null; wallet?: string[] | null } | null;
}

/** The shop has no customers or companies, so every token and location is unknown. */
export function checkBuyerIdentity(buyer: BuyerIdentityInput, field: string[]): CartUserError[] {
  const refuse = (name: string, message: string): CartUserError => ({
    code: "INVALID",
    field: [...field, name],
    message,
  });
  const refusals: CartUserError[] = [];
  if (buyer.customerAccessToken != null) refusals.push(refuse("customerAccessToken", "Customer is invalid"));
  if (buyer.companyLocationId != null)
    refusals.push(refuse("companyLocationId", "Company location is invalid"));
  if (buyer.email != null && !/^\S+@\S+$/.test(buyer.email))
    refusals.push(refuse("email", "Email is invalid"));
  return refusals;
}

/** A missing field stays, and null clears it. */
export function toBuyerIdentity(given: BuyerIdentityInput, before: BuyerIdentity): BuyerIdentity {
  const { countryCode = before.countryCode, email = before.email, phone = before.phone } = given;
  const preferences = given.preferences === undefined ? before.preferences : toPreferences(given.preferences);
  return { countryCode, email, phone, preferences };
}

function toPreferences(
  given: NonNullable<BuyerIdentityInput["preferences"]> | null,
): BuyerPreferences | null {
  if (!given) return null;
  const { delivery, wallet } = given;
  return {
    wallet: wallet ?? null,
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
  };
}
