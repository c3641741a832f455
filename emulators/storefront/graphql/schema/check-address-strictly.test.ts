import { expect, test } from "vitest";
import { checkAddressStrictly } from "./check-address-strictly.ts";

const address = {
  firstName: "Ada",
  lastName: "Learner",
  company: null,
  address1: "1 Main Street",
  address2: null,
  city: "Rochester",
  provinceCode: "NY",
  countryCode: "US",
  zip: "14604",
};

test.each([[null], [" "], ["(585) 555-0123"], ["1-585-555-0123"], ["+1 585 555 0123"], ["+44 20 7946 0123"]])(
  "an address with the phone number %j can be delivered to",
  (phone) => {
    expect(checkAddressStrictly({ ...address, phone }, ["address"])).toEqual([]);
  },
);

test.each([["12"], ["call me"], ["+1 555"], ["185-555-0123"], ["030 1234 5678"]])(
  "an address with the phone number %j can't be delivered to",
  (phone) => {
    expect(checkAddressStrictly({ ...address, phone }, ["address"])).toEqual([
      {
        code: "ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN",
        field: ["address", "phone"],
        message: "The phone number is invalid.",
      },
    ]);
  },
);
