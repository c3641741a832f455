import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const web = new URL("..", import.meta.url);
const stylesheets = globSync("{app,features,sections,styles,ui}/**/*.css", { cwd: web }).filter(
  // Tokens are custom properties, which don't depend on layer order.
  (path) => path !== "styles/tokens.css",
);

test.each(stylesheets)("%s declares the layer order first", (path) => {
  const css = readFileSync(new URL(path, web), "utf8");

  expect(css.split("\n", 1)[0]).toBe("@layer reset, base, ui, features, sections, state;");
});
