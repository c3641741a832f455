import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the site loads three fonts (requirements §9.33)", () => {
  const source = readFileSync(new URL("fonts.ts", import.meta.url), "utf8");
  const loaded = Array.from(source.matchAll(/src: "\.\/(fonts\/[^"]+)"/g), ([, file]) => file);

  expect(loaded).toHaveLength(3);
  expect(new Set(loaded)).toEqual(new Set(globSync("fonts/*.woff2", { cwd: import.meta.dirname })));
});
