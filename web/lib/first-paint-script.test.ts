import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { firstPaintScript } from "./first-paint-script.ts";

test.each([
  ["country=CA; interests=kids", { country: "CA", interests: "kids" }],
  ["cid=1; interests=dismissed", { country: "US", interests: "dismissed" }],
  ["my_interests=kids; country=FR", { country: "US", interests: "" }],
  ["", { country: "US", interests: "" }],
])("with the cookies %j, <html> has the data %j", (cookie, expected) => {
  const dataset = {};

  runInNewContext(firstPaintScript, {
    document: { cookie, documentElement: { dataset } },
    addEventListener: () => undefined,
  });

  expect(dataset).toEqual(expected);
});
