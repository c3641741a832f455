import { createDatasetView, type MutableDatasetView } from "@shop/emulators/content-lake/dataset-view.ts";
import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import type { QuerySource } from "@shop/emulators/content-lake/query/indexed-documents.ts";
import { type Perspective, runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { expect, test } from "vitest";
import { manyCourses, toCourseId } from "../../support/many-courses.ts";
import { askNaively } from "../../support/naive-lake.ts";
import { createRandom, type Random } from "../../support/seeded-random.ts";

const [kids] = toStored(2_000)
  .filter(({ audience }) => audience === "kids")
  .slice(40);
/** As sanity's core/search/groq2024/createSearchQuery.ts writes it. */
const studioSearch = `*[_type in $types] | score(
  boost(_type in ["course"] && title match text::query($search), 10),
  boost(_type in ["instructor"] && name match text::query($search), 10),
  ([@, _id] match text::query($search) || references($teacher))
) [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...101]`;
const params = {
  slug: kids?.slug,
  id: toCourseId(1242),
  teacher: "instructor-01200",
  ids: [toCourseId(17), toCourseId(1243), "nowhere"],
  types: ["course", "instructor"],
  search: "weather 3b cal*",
};
const queries = [
  "count(*)",
  'count(*[_type == "course"])',
  "*[_id == $id]",
  "*[_id in $ids]{_id, title, _originalId}",
  '*[_type == "course" && _id == $id]{..., instructor->{name, image}}',
  '*[_type == "course" && slug.current == $slug.current][0]{_id, title, instructor->{name}}',
  '*[slug.current == $slug.current || _id == $id || title == "Level 1A: Feelings"]{_id, title}',
  '*[_type == "course" && (audience == "kids" && orderInSeries == 3)]._id',
  '*[orderInSeries in [3, 7] && skillLevel == "beginner" && lessonCount > 11]{_id}',
  '*[audience != "adult" && orderInSeries == 20 && defined(before)]._id',
  '*[_type == "course"] | order(title asc)[0...50]{_id, title}',
  "*[_type in $types] | order(orderInSeries desc, title)[20..40]{_id, orderInSeries, title}",
  '*[_type == "course" && slug.current > "level-9"] | order(lessonCount)[0...5]._id',
  "*[references($teacher)]{_id, title}",
  '*[_type == "course" && references($teacher, $id)] | order(_id desc)._id',
  "*[references($ids)]._id",
  '*[_type == "instructor"][0...3]{name, "courses": *[_type == "course" && references(^._id)]._id}',
  '*[_type == "instructor"][5...8]{"kids": count(*[instructor._ref == ^._id && audience == "kids"])}',
  '*[_id == $id]{title, "same": *[title == ^.title && _id != ^._id]{_id}}',
  '*[_id in $ids]{"next": before[]->{title, before[]->{title}}}',
  '*[_id in $ids]{"deep": before[]->{"alike": *[instructor._ref == ^.instructor._ref && title == ^.^.title]._id}}',
  '*[_id in $ids]{"none": *[_type == "course" && orderInSeries == ^.orderInSeries && title == ^.title]._id}',
  '*[_id in $ids]{"listed": before[]{"here": *[references(^._ref)]._id, "outer": *[references(^.^._id)]._id}}',
  '*[_id == $id]{"all": [instructor, before[0]]{"by": count(*[references(^._ref)])}}',
  '*[_type == "instructor" && name match "noor"]{_id, name}',
  '*[@ match text::query("kitchen finger*")]._id',
  '*[_type == "course" && title match text::query("level \\"telling stories\\" -kids")]._id',
  "*[_type in $types && ([@, _id] match text::query($search) || references($teacher))]._id",
  studioSearch,
  "*[title == null]{_id}[0...10]",
  '*[!(_type == "course")]._id',
];

test("ten thousand documents answer as they do without an index", () => {
  const catalogue = toStored(10_000);
  const { sources } = createDatasetView(catalogue);

  expect(findDifferences(sources.all, catalogue, [["rAutumn", "drafts"]])).toEqual([]);
}, 120_000);

test("after changes at random they answer as if they had always been so", () => {
  const perspectives: Perspective[] = ["raw", "published", "drafts", ["rAutumn", "drafts"]];
  const catalogue = toStored(2_000);
  const view = createDatasetView(catalogue);
  askAll(view.sources.all, perspectives);

  const stored = changeAtRandom(view, { seed: 20_261_121, changes: 500, catalogue });

  expect(findDifferences(view.sources.all, stored, perspectives)).toEqual([]);
}, 120_000);

/** The catalogue with drafts, versions in a release and marks of deletion here and there. */
function toStored(count: number): SanityDocument[] {
  return manyCourses(count).flatMap((document, index) => [
    document,
    ...(index % 20 === 3
      ? [{ ...document, _id: `drafts.${document._id}`, title: "A draft", lessonCount: 12 }]
      : []),
    ...(index % 90 === 4
      ? [{ ...document, _id: `versions.rAutumn.${document._id}`, orderInSeries: 20 }]
      : []),
    ...(index % 90 === 5
      ? [{ _id: `versions.rAutumn.${document._id}`, _type: "course", _system: { delete: true } }]
      : []),
  ]);
}

function askAll(documents: QuerySource, perspectives: readonly Perspective[]): string[] {
  return perspectives.flatMap((perspective) =>
    queries.map((query) => JSON.stringify(runQuery({ documents, query, params, perspective }).result)),
  );
}

/** The queries that the lake answers otherwise than groq-js over all documents does. */
function findDifferences(
  source: QuerySource,
  stored: readonly SanityDocument[],
  perspectives: readonly Perspective[],
): string[] {
  const answers = askAll(source, perspectives);
  return perspectives.flatMap((perspective, at) =>
    queries.flatMap((query, index) => {
      const naive = JSON.stringify(askNaively({ documents: stored, query, params, perspective }));
      const answer = answers[at * queries.length + index];
      return answer === naive ? [] : [`${String(perspective)}: ${query}`];
    }),
  );
}

/** Edits the catalogue: some documents change a little, some their type, some come and some go. */
function changeAtRandom(
  view: MutableDatasetView,
  { seed, changes, catalogue }: { seed: number; changes: number; catalogue: readonly SanityDocument[] },
): SanityDocument[] {
  const random = createRandom(seed);
  const stored = new Map(catalogue.map((document) => [document._id, document]));
  for (let change = 0; change < changes; change++) {
    const { _id, ...fields } = toChanged(random, catalogue);
    const goes = random(4) === 0;
    if (goes) {
      stored.delete(_id);
      view.remove(_id);
    } else {
      stored.set(_id, { _id, ...fields });
      view.put({ _id, ...fields });
    }
  }
  return [...stored.values()];
}

/** A version of one of a few documents that the queries ask for, or of any. */
function toChanged(random: Random, catalogue: readonly SanityDocument[]): SanityDocument {
  const source = catalogue[random(catalogue.length)] ?? catalogue[0];
  const place = random(3) === 0 ? [17, 1242, 1243, 1200, 1201][random(5)] : random(catalogue.length);
  const prefix = ["", "", "drafts.", "versions.rAutumn."][random(4)] ?? "";
  return {
    ...source,
    _id: `${prefix}${toCourseId(place ?? 0)}`,
    _type: random(9) === 0 ? "instructor" : "course",
    title: random(3) === 0 ? "Level 1A: Feelings" : source?.title,
    slug: random(3) === 0 ? params.slug : source?.slug,
    instructor: {
      _type: "reference",
      _ref: random(2) === 0 ? params.teacher : `instructor-0${random(2)}${random(10)}00`,
    },
    ...(random(9) === 0 ? { _system: { delete: true } } : {}),
  };
}
