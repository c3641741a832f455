import { expect, test } from "vitest";
import { readClientAddress, readForwardedAddress } from "./client-address.ts";

const asForwarded = (chain: string) => new Headers({ "x-forwarded-for": chain });

test("is what the site's one proxy saw, whatever the visitor put into the header", () => {
  expect(readClientAddress(asForwarded("203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(readClientAddress(asForwarded("10.0.0.1, 198.51.100.7, 203.0.113.9"), 1)).toBe("203.0.113.9");
});

test("is what the outer of two proxies saw", () => {
  expect(readClientAddress(asForwarded("10.0.0.1, 203.0.113.9, 192.0.2.80"), 2)).toBe("203.0.113.9");
});

test("is null without a trusted proxy", () => {
  expect(readClientAddress(asForwarded("203.0.113.9"), 0)).toBeNull();
});

test.each([[""], ["unknown"], ["<script>"], ["203.0.113.9"]])(
  "isn't read from %j behind two proxies",
  (chain) => {
    expect(readClientAddress(asForwarded(chain), 2)).toBeNull();
  },
);

test.each([["127.0.0.1"], ["::1"], ["::ffff:127.0.0.1"]])(
  "is null for the machine itself at %s",
  (address) => {
    expect(readClientAddress(asForwarded(address), 1)).toBeNull();
  },
);

test.each([
  ["203.0.113.9:1234", "203.0.113.9"],
  ["[2001:db8::1]:1234", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[::ffff:203.0.113.9]:1234", "203.0.113.9"],
])("%s is an address that a proxy wrote its own way", (written, address) => {
  expect(readForwardedAddress(asForwarded(written), 1)).toBe(address);
});

test.each([["[2001:db8::1"], ["203.0.113.9:"], ["203.0.113.9:port"], ["[]:1234"], [":1234"]])(
  "%s isn't an address",
  (written) => {
    expect(readForwardedAddress(asForwarded(written), 1)).toBeNull();
  },
);

test("is the same for a household's whole IPv6 network, and for both notations of an IPv4 address", () => {
  const [first, second, neighbor] = ["2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5"].map(
    (address) => readClientAddress(asForwarded(address), 1),
  );

  expect(first).toBe(second);
  expect(first).not.toBe(neighbor);
  expect(readClientAddress(asForwarded("::ffff:203.0.113.9"), 1)).toBe("203.0.113.9");
});

test("is passed to Shopify in full, which limits buyers by it", () => {
  expect(readForwardedAddress(asForwarded("2001:db8:1:2::5"), 1)).toBe("2001:db8:1:2::5");
  expect(readForwardedAddress(asForwarded("10.0.0.1, ::ffff:203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(readForwardedAddress(asForwarded("203.0.113.9"), 0)).toBeNull();
});
