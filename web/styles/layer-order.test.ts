import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const web = new URL("..", import.meta.url);
const stylesheets = globSync("{app,features,sections,styles,ui}/**/*.css", { cwd: web }).filter(
  // Tokens are plain variables, stronger than nothing and weaker than nothing.
  (path) => path !== "styles/tokens.css",
);

test.each(stylesheets)("%s says the order of the layers first", (path) => {
  const css = readFileSync(new URL(path, web), "utf8");

  expect(css.split("\n", 1)[0]).toBe("@layer reset, base, ui, features, sections, state;");
});
