import { expect, test } from "vitest";
import { isQuick } from "#content-lake/query/is-quick.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";

test.each([
  ['*[_type == "course" && slug.current == $slug][0]{..., instructor->{name, image}, body[]{..., link}}'],
  ['*[_type == "course"] | order(title asc)[0...20]{_id, title, "slug": slug.current}'],
  ['count(*[_type in ["course", "page"]])'],
  ["*[_id in $ids]._id"],
])("%s is quick", (query) => {
  const tree = parseQuery({ query, params: { slug: "level-1a", ids: ["a", "b"] } });

  expect(isQuick(tree)).toBe(true);
});

test.each([
  ["*{'all': *}"],
  ["*{'same': *[_id == ^._id]}"],
  ["*[_id in *[]._id]"],
  ["*[count(*[references(^._id)]) > 1]"],
  ["* | order(count(*[references(^._id)]))"],
  ["*[title match $pattern]"],
  ["array::intersects(*[]._id, *[]._ref)"],
  ["*{'tags': tags[]{'others': ^.tags[]}}"],
  ["*[geo::contains($area, location)]"],
  ["geo::intersects($area, $area)"],
  ["geo($area)"],
  ["*[diff::changedAny(@, ^, tags[])]"],
  ["diff::changedAny(a, b, anywhere(count(tags[]) > 1))"],
  [`[${Array.from({ length: 100 }, () => "*").join()}]`],
])("%s may take long", (query) => {
  const tree = parseQuery({ query, params: { pattern: "a*", area: null } });

  expect(isQuick(tree)).toBe(false);
});
