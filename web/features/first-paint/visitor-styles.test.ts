import { expect, test } from "vitest";
import { toVisitorStyles } from "./visitor-styles.ts";

test("most visitors see a page as it is", () => {
  expect(toVisitorStyles({ country: "US", isSchool: false })).toBe("");
});

test("a Canadian sees Canadian prices, and a school the wallet's message and no gifts", () => {
  const canadian = toVisitorStyles({ country: "CA", isSchool: false });
  const school = toVisitorStyles({ country: "US", isSchool: true });
  const both = toVisitorStyles({ country: "CA", isSchool: true });

  expect(canadian).toContain('[data-currency="USD"] { display: none; }');
  expect(canadian).not.toContain("data-wallet");
  expect(school).toContain('[data-wallet="inside"] { display: block; }');
  expect(school).toContain('[data-wallet="outside"] { display: none; }');
  expect(school).not.toContain("data-currency");
  expect(both).toContain('[data-currency="USD"] { display: none; }');
  expect(both).toContain('[data-wallet="outside"] { display: none; }');
});

test("a visitor's styles are stronger than a component's", () => {
  expect(toVisitorStyles({ country: "US", isSchool: true })).toMatch(
    /^@layer [a-z, ]+, state;\n@layer state \{[^@]*\}\n$/,
  );
});
