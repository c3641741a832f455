/** The codes that this emulator returns. The schema's CustomerErrorCode explains each. */
export type CustomerErrorCode =
  | "ALREADY_ENABLED"
  | "BLANK"
  | "CONTAINS_HTML_TAGS"
  | "CONTAINS_URL"
  | "CUSTOMER_DISABLED"
  | "INVALID"
  | "NOT_FOUND"
  | "PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE"
  | "TAKEN"
  | "TOKEN_INVALID"
  | "TOO_LONG"
  | "TOO_SHORT"
  | "UNIDENTIFIED_CUSTOMER";

export interface CustomerUserError {
  code: CustomerErrorCode | null;
  field: string[] | null;
  message: string;
}

/** The same errors in both fields. The older one has no codes, and no field for an invalid token (seen in version 2026-04). */
export function toErrorFields(errors: readonly CustomerUserError[]) {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({ code, field, message }) => ({
      field: code === "TOKEN_INVALID" ? null : field,
      message,
    })),
  };
}
