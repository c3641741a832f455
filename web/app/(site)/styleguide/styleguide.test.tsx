import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { stubEmbeddedEnvironment } from "../../../../tests/support/site/stub-embedded-environment.ts";
import { readTokens } from "#styles/tokens.ts";
import { Styleguide } from "./styleguide.tsx";

beforeEach(stubEmbeddedEnvironment);

const folder = new URL(".", import.meta.url);
const web = new URL("../../../", import.meta.url);
const parts = globSync("*.tsx", { cwd: new URL("ui/", web) }).filter(
  (file) => !/\.(?:client|test)\.tsx$/.test(file),
);
const source = globSync("*.tsx", { cwd: folder })
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");

test.each(parts)("%s is shown", (part) => {
  expect(source).toContain(`"#ui/${part}"`);
});

test("renders without content, and every color pair has enough contrast", () => {
  const samples = { figure: null, portrait: null, film: null, productImage: null };

  const page = renderToStaticMarkup(<Styleguide tokens={readTokens(fileURLToPath(web))} samples={samples} />);

  expect(page).toContain("ground “ink”");
  expect(page).not.toContain("needs ");
});
