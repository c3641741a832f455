import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

test.each([
  ["127.0.0.1:3001"],
  ["[::1]:3001"],
  ["localhost"],
  ["embedded.localhost:3001"],
  ["abc123.api.sanity.io"],
  [""],
  ["["],
  [undefined],
])("%s is this machine", (host) => {
  expect(isOwnHost(host, /\.sanity\.io$/)).toBe(true);
});

test.each([["rebound.example:3001"], ["localhost.example"], ["notlocalhost"], ["sanity.io.example"]])(
  "%s is another",
  (host) => {
    expect(isOwnHost(host, /\.sanity\.io$/)).toBe(false);
  },
);
