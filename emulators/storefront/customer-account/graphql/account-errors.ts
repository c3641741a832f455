import type { CustomerUserError } from "#storefront/graphql/schema/customers/customer-errors.ts";

/** An entry of the API's `userErrors`. The schema's enums explain each code. */
export interface AccountUserError {
  code: string;
  field: string[] | null;
  message: string;
}

/** What the Storefront API's checks found, in codes that this API has. */
export function toAccountErrors(
  errors: readonly CustomerUserError[],
  codes: readonly string[],
): AccountUserError[] {
  return errors.map(({ code, field, message }) => ({
    code: codes.find((known) => known === code) ?? "INVALID",
    field,
    message,
  }));
}
