import { expect, test } from "vitest";
import { readClientAddress, readForwardedAddress } from "./client-address.ts";

const asForwarded = (chain: string) => new Headers({ "x-forwarded-for": chain });

test("is what the one proxy in front of the site saw, whatever the visitor wrote before it", () => {
  expect(readClientAddress(asForwarded("203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(readClientAddress(asForwarded("10.0.0.1, 198.51.100.7, 203.0.113.9"), 1)).toBe("203.0.113.9");
});

test("is what the outermost of two proxies saw", () => {
  expect(readClientAddress(asForwarded("10.0.0.1, 203.0.113.9, 192.0.2.80"), 2)).toBe("203.0.113.9");
});

test("is nobody's without a proxy to trust", () => {
  expect(readClientAddress(asForwarded("203.0.113.9"), 0)).toBeNull();
});

test.each([[""], ["unknown"], ["<script>"], ["203.0.113.9"]])(
  "isn't read from %j behind two proxies",
  (chain) => {
    expect(readClientAddress(asForwarded(chain), 2)).toBeNull();
  },
);

test.each([["127.0.0.1"], ["::1"], ["::ffff:127.0.0.1"]])(
  "is nobody's for the machine itself at %s",
  (address) => {
    expect(readClientAddress(asForwarded(address), 1)).toBeNull();
  },
);

test("is one for all that a household's IPv6 network has, and one for both ways to write an IPv4 address", () => {
  const [first, second, neighbor] = ["2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5"].map(
    (address) => readClientAddress(asForwarded(address), 1),
  );

  expect(first).toBe(second);
  expect(first).not.toBe(neighbor);
  expect(readClientAddress(asForwarded("::ffff:203.0.113.9"), 1)).toBe("203.0.113.9");
});

test("is told in full to the shop, which counts buyers by it", () => {
  expect(readForwardedAddress(asForwarded("2001:db8:1:2::5"), 1)).toBe("2001:db8:1:2::5");
  expect(readForwardedAddress(asForwarded("10.0.0.1, ::ffff:203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(readForwardedAddress(asForwarded("203.0.113.9"), 0)).toBeNull();
});
