import { expect, test } from "vitest";
import { runQuery } from "#content-lake/query/run-query.ts";

const documents = [
  {
    _id: "draft",
    _type: "course",
    title: "Knitting for beginners",
    price: { amount: 40, currency: "EUR" },
    lessons: [
      { _key: "a", title: "Yarn", minutes: 20 },
      { _key: "b", title: "Needles", minutes: 30 },
    ],
    body: [{ _type: "block", children: [{ _type: "link", href: "/yarn" }] }],
  },
  {
    _id: "published",
    _type: "course",
    title: "Knitting",
    price: { amount: 40, currency: "USD" },
    lessons: [
      { _key: "a", title: "Yarn", minutes: 25 },
      { _key: "b", title: "Needles", minutes: 30 },
      { _key: "c", title: "Stitches", minutes: 30 },
    ],
    body: [{ _type: "block", children: [{ _type: "link", href: "/wool" }] }],
  },
];

function ask(call: string): unknown {
  const query = `*[_id == "draft"][0]{ "result": ${call} }.result`;
  return runQuery({ documents, query, perspective: "raw" }).result;
}

const published = '*[_id == "published"][0]';

test.each([
  ["title", true],
  ["subtitle", false],
  ["price", true],
  ["price.amount", false],
  ["price.(amount, currency)", true],
  ["(title, price).amount", false],
  ["title[]", false],
  ["lessons[]", true],
  ['lessons[_key == "b"]', true],
  ['anywhere(_type == "link").href', true],
  ['anywhere(_type == "link")._type', false],
  ["anywhere(currency == ^.price.currency).amount", true],
  ["anywhere(defined(amount)).amount", false],
])("two versions of a course compared by %s: changed is %s", (selector, changed) => {
  expect(ask(`diff::changedAny(@, ${published}, ${selector})`)).toBe(changed);
});

test("an array whose length stays the same is compared item by item", () => {
  const compare = (selector: string) =>
    ask(`diff::changedAny({lessons}, {"lessons": ${published}.lessons[0..1]}, ${selector})`);

  expect(compare('lessons[_key == "a"].minutes')).toBe(true);
  expect(compare('lessons[_key == "b"].minutes')).toBe(false);
  expect(compare("lessons[].title")).toBe(false);
});

test.each([
  ["(title, price, lessons, body)", true],
  ["(title, price.currency, lessons, body)", true],
  ["(title, price.amount, lessons, body)", false],
  ["(title, price, lessons[], body)", false],
  ["title", false],
])("that only %s changed between two versions is %s", (selector, answer) => {
  const fields = "{title, price, lessons, body}";

  expect(ask(`diff::changedOnly(@${fields}, ${published}${fields}, ${selector})`)).toBe(answer);
});

test("what's compared can be anything", () => {
  expect(ask("diff::changedAny(null, {'title': 1}, title)")).toBe(true);
  expect(ask("diff::changedAny(1, 2, title)")).toBe(false);
  expect(ask("diff::changedOnly(null, null, title)")).toBe(true);
});

test("documents can be filtered by how they differ from another", () => {
  const query = `*[diff::changedAny(@, ${published}, price.currency)]._id`;

  expect(runQuery({ documents, query, perspective: "raw" }).result).toEqual(["draft"]);
});
