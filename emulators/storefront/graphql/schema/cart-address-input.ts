import type { Cart } from "#storefront/domain/cart/cart.ts";
import type { CartAddress } from "#storefront/domain/cart/cart-address.ts";
import { checkAddressStrictly } from "./check-address-strictly.ts";
import type { CartUserError } from "./cart-errors.ts";
import type { CartWarning } from "./cart-warnings.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";

type GivenAddress = { [Field in keyof CartAddress]?: CartAddress[Field] | null };

export interface AddressInput {
  address?: { deliveryAddress?: GivenAddress | null; copyFromCustomerAddressId?: string | null } | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: "COUNTRY_CODE_ONLY" | "STRICT" | null;
}

export interface AddressUpdateInput extends AddressInput {
  id: string;
}

/** "A cart can have up to 20 delivery addresses" (schema, cartDeliveryAddressesAdd). */
const maxAddresses = 20;

/** An address needs a country. `STRICT` validation requires the rest. */
export function checkAddresses(
  inputs: readonly (AddressInput | AddressUpdateInput)[],
  field: string[],
  before = 0,
): CartUserError[] {
  if (before + inputs.length > maxAddresses) {
    const message = `A cart can have at most ${maxAddresses} delivery addresses.`;
    return [{ code: "TOO_MANY_DELIVERY_ADDRESSES", field, message }];
  }
  if (inputs.filter(({ selected }) => selected).length > 1) {
    const message = "Only one delivery address can be selected.";
    return [{ code: "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED", field, message }];
  }
  return inputs.flatMap((input, index) => checkAddress(input, [...field, String(index), "address"]));
}

function checkAddress(input: AddressInput | AddressUpdateInput, field: string[]): CartUserError[] {
  const { address, validationStrategy } = input;
  if (address?.copyFromCustomerAddressId) throw notEmulated("CartAddressInput.copyFromCustomerAddressId");
  if (!address && "id" in input) return [];
  const given = address?.deliveryAddress;
  if (!given) return [{ code: "INVALID", field, message: "invalid value" }];
  const way = [...field, "deliveryAddress"];
  if (!given.countryCode) {
    return [{ code: "INVALID", field: [...way, "countryCode"], message: "invalid value" }];
  }
  return validationStrategy === "STRICT" ? checkAddressStrictly(toFields(given), way) : [];
}

export function checkAddressIds(ids: readonly string[], { addresses }: Cart, list: string): CartUserError[] {
  const known = new Set(addresses.map(({ id }) => id));
  return ids.flatMap((id, index) => {
    if (known.has(toAddressKey(id))) return [];
    const message = `The delivery address with ${id} does not exist.`;
    return [{ code: "INVALID_DELIVERY_ADDRESS_ID" as const, field: [list, String(index)], message }];
  });
}

const idPrefix = "gid://shopify/CartSelectableAddress/";

export function toAddressId({ id }: CartAddress): string {
  return `${idPrefix}${id}`;
}

/** An address's own ID, without its global form. */
export function toAddressKey(id: string): string {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
}

/** Selecting an address deselects the others. A duplicate isn't added, with a warning. */
export function addAddresses(
  before: readonly CartAddress[],
  inputs: readonly AddressInput[],
  newId: () => string,
): { addresses: CartAddress[]; warnings: CartWarning[] } {
  let addresses = [...before];
  const warnings: CartWarning[] = [];
  for (const { address, selected, oneTimeUse } of inputs) {
    const made: CartAddress = {
      ...toFields(address?.deliveryAddress ?? {}),
      id: newId(),
      isSelected: selected === true,
      isOneTimeUse: oneTimeUse === true,
    };
    const twin = addresses.find((other) => isSameAddress(other, made));
    if (twin) warnings.push(toDuplicate(twin));
    else addresses.push(made);
    if (selected) addresses = selectOnly(addresses, (twin ?? made).id);
  }
  return { addresses, warnings };
}

export function updateAddresses(
  before: readonly CartAddress[],
  updates: readonly AddressUpdateInput[],
): CartAddress[] {
  let addresses = [...before];
  for (const { id: globalId, address, selected, oneTimeUse } of updates) {
    const id = toAddressKey(globalId);
    addresses = addresses.map((other) =>
      other.id === id
        ? {
            ...other,
            ...(address?.deliveryAddress && toFields(address.deliveryAddress)),
            ...(oneTimeUse != null && { isOneTimeUse: oneTimeUse }),
            ...(selected != null && { isSelected: selected }),
          }
        : other,
    );
    if (selected) addresses = selectOnly(addresses, id);
  }
  return addresses;
}

function selectOnly(addresses: readonly CartAddress[], id: string): CartAddress[] {
  return addresses.map((address) => ({ ...address, isSelected: address.id === id }));
}

type Fields = Omit<CartAddress, "id" | "isSelected" | "isOneTimeUse">;

function toFields(given: GivenAddress): Fields {
  return {
    firstName: given.firstName ?? null,
    lastName: given.lastName ?? null,
    company: given.company ?? null,
    address1: given.address1 ?? null,
    address2: given.address2 ?? null,
    city: given.city ?? null,
    provinceCode: given.provinceCode ?? null,
    countryCode: given.countryCode ?? "",
    zip: given.zip ?? null,
    phone: given.phone ?? null,
  };
}

function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  const toKey = ({ id: _id, isSelected: _isSelected, ...rest }: CartAddress) => JSON.stringify(rest);
  return toKey(one) === toKey(other);
}

function toDuplicate(address: CartAddress): CartWarning {
  return {
    code: "DUPLICATE_DELIVERY_ADDRESS",
    message: "A delivery address with the same details already exists on this cart.",
    target: toAddressId(address),
  };
}
