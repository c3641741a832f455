import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

test("listens on 3000, 3001 and 3002 when nothing is said", () => {
  const { ports } = parseEnvironment({});

  expect(ports).toEqual({ site: 3000, contentLake: 3001, storefront: 3002 });
});

test("takes an empty variable as not given", () => {
  const { ports } = parseEnvironment({ PORT: "" });

  expect(ports.site).toBe(3000);
});

test.each([["abc"], ["0"], ["65536"], ["-1"], ["3000.5"], [" 3000"]])(
  "refuses %j as a port, naming its variable",
  (value) => {
    expect(() => parseEnvironment({ STOREFRONT_PORT: value })).toThrow(`STOREFRONT_PORT is "${value}"`);
  },
);

test("refuses one port for two servers", () => {
  expect(() => parseEnvironment({ PORT: "3001" })).toThrow("PORT (3001), CONTENT_LAKE_PORT (3001)");
});

test("names every wrong variable at once", () => {
  expect(() => parseEnvironment({ PORT: "a", CONTENT_LAKE_PORT: "b" })).toThrow(
    /PORT is "a".*\nCONTENT_LAKE_PORT is "b"/,
  );
});

test("keeps data where DATA_DIR says", () => {
  expect(parseEnvironment({ DATA_DIR: "/srv/shop" }).dataDir).toBe("/srv/shop");
});
