import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

test("listens on 3000 to 3006 by default", () => {
  const { ports } = parseEnvironment({});

  expect(ports).toEqual({
    site: 3000,
    contentLake: 3001,
    storefront: 3002,
    mail: 3003,
    smtp: 3004,
    wallet: 3005,
    telemetry: 3006,
  });
});

test("treats an empty variable as missing", () => {
  const { ports } = parseEnvironment({ PORT: "" });

  expect(ports.site).toBe(3000);
});

test.each([["abc"], ["0"], ["65536"], ["-1"], ["3000.5"], [" 3000"]])(
  "rejects %j as a port, naming its variable",
  (value) => {
    expect(() => parseEnvironment({ STOREFRONT_PORT: value })).toThrow(`STOREFRONT_PORT is "${value}"`);
  },
);

test("rejects one port for two servers", () => {
  expect(() => parseEnvironment({ PORT: "3001" })).toThrow("PORT (3001), CONTENT_LAKE_PORT (3001)");
});

test("reports every invalid variable at once", () => {
  expect(() => parseEnvironment({ PORT: "a", CONTENT_LAKE_PORT: "b" })).toThrow(
    /PORT is "a".*\nCONTENT_LAKE_PORT is "b"/,
  );
});

test("stores data in DATA_DIR", () => {
  expect(parseEnvironment({ DATA_DIR: "/srv/shop" }).dataDir).toBe("/srv/shop");
});
