import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "./palette.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

test.each(Object.entries(palette))("%s matches the stylesheet's color", (name, color) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, "-$&");

  expect(tokens).toContain(`--${token}: ${color};`);
});
