import { beforeEach, expect, test } from "vitest";
import { offer, ownBook, shop } from "../../../../tests/support/json-ld/example-content.ts";
import { stubEmbeddedEnvironment } from "../../../../tests/support/site/stub-embedded-environment.ts";
import { toBook } from "./to-book.server.ts";

beforeEach(stubEmbeddedEnvironment);

test.each([
  ["French", "fr"],
  ["ASL ", "ase"],
  ["Klingon", { "@type": "Language", name: "Klingon" }],
  [null, undefined],
])("a book in %j is in %j for crawlers", (language, code) => {
  const thing = toBook({ book: { ...ownBook, language }, offer, variants: null, settings: shop });

  expect(thing?.["inLanguage"]).toEqual(code);
});
