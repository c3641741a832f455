import { expect, test } from "vitest";
import { renderEndpoints, replaceSection } from "./render-endpoints.ts";

test("an endpoint is a row with its test", () => {
  const table = renderEndpoints([
    { method: "GET", path: "/ping", does: "Says a|b.", test: ["ping.test.ts", "a ping is answered"] },
  ]);

  expect(table.split("\n").at(-1)).toBe(
    String.raw`| GET | ${"`/ping`"} | Says a\|b. | ping.test.ts: a ping is answered |`,
  );
});

test("what stands between the markers is replaced, and nothing else", () => {
  const text = "# Lake\n<!-- begin table -->\nold\n<!-- end table -->\nThe end.\n";

  expect(replaceSection(text, "table", "new")).toBe(
    "# Lake\n<!-- begin table -->\nnew\n<!-- end table -->\nThe end.\n",
  );
});

test("a text without the markers is refused", () => {
  expect(() => replaceSection("# Lake", "table", "new")).toThrow("no markers");
});
