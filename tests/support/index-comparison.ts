import {
  createDatasetView,
  type MutableDatasetView,
} from "@shop/emulators/content-lake/store/dataset-view.ts";
import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import type { QuerySource } from "@shop/emulators/content-lake/query/indexed-documents.ts";
import { type Perspective, runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { manyCourses, toCourseId } from "./many-courses.ts";
import { askNaively } from "./naive-lake.ts";
import { createRandom, type Random } from "./seeded-random.ts";

interface IndexComparison {
  /** At least 700, because the queries ask for some documents by ID. */
  documents: number;
  perspectives: readonly Perspective[];
  /** Edits made after the first queries, so that existing indexes must be updated. */
  changes?: { seed: number; count: number };
}

/** Queries for which the lake's indexes return something else than groq-js over all documents, each with its perspective. */
export function findIndexDifferences({ documents, perspectives, changes }: IndexComparison): string[] {
  const catalog = toStored(documents);
  const view = createDatasetView(catalog);
  const asked = { source: view.sources.all, perspectives, params: toParams(catalog) };
  if (!changes) return findDifferences({ ...asked, stored: catalog });
  askAll(asked);
  const stored = changeAtRandom(view, { ...changes, catalog, params: asked.params });
  return findDifferences({ ...asked, stored });
}

/** As sanity's core/search/groq2024/createSearchQuery.ts builds it. */
const studioSearch = `*[_type in $types] | score(
  boost(_type in ["course"] && title match text::query($search), 10),
  boost(_type in ["instructor"] && name match text::query($search), 10),
  ([@, _id] match text::query($search) || references($teacher))
) [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...101]`;
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
  "*[_type in $types] | order(rank desc, _id desc)[3...30]{_id, rank}",
  '*[_type == "course" && defined(slug.current)] | order(rank)[0...12]._id',
  '*[_type == "course" && !(audience == "kids")] | order(title) | order(rank, _id)[0..9]{_id, title}',
  '*[_type == "course"][audience == "kids" || rank == true][0...25]._id',
  '*[_type == "course" && lessonCount in 11..12] | order(orderInSeries desc)[0]{_id, orderInSeries}',
  '*[_type == "course"] | order(instructor._ref desc, before[0]->title)[0...20]._id',
  "*[references($teacher)] | order(_updatedAt desc)[0...2]._id",
  '*[_type == "course" && instructor->name match "noor"][0...3]._id',
  '*[_type == "instructor"][0...3]{"latest": *[_type == "course" && instructor._ref == ^._id] | order(rank)[0...2]._id}',
  '*[_type == "course"] | order(rank)[-3..-1]._id',
  '*[_type == "course"] | order(rank desc){_id, rank}[0...7]',
  '*[_type == "course"]{"rank": _id, "shown": rank} | order(rank desc)[0...7]',
  '*[_type == "course"]{"kids": audience == "kids", rank}[kids == true][0...7]',
  '*[_type == "course"] | order(rank)[0...0]._id',
  '*[_type == "course"] | score(title match "kids") | order(_score desc)[0...5]._id',
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
  '*[_type == "instructor" && _id in *[_id in $ids].instructor._ref]._id',
  '*[_id in $ids && orderInSeries < count(*[_type == "instructor"])] | order(title in *[_id == $id].title desc, _id)._id',
  '*[_id in $ids]{"same": *[_id in $ids && instructor._ref in *[_id == ^.^._id].instructor._ref]._id}',
  '*[_id in $ids][count(*[_id == ^.before[0]._ref]) > 0 && !defined(*[_id == "nobody"][0])]._id',
  "*[title == null]{_id}[0...10]",
  '*[!(_type == "course")]._id',
];

/** The catalog with a few drafts, release versions and deletion markers. */
function toStored(count: number): SanityDocument[] {
  return manyCourses(count)
    .map((document, index) => ({ ...document, rank: toRank(index) }))
    .flatMap((document, index) => [
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

/** Values of every kind that can be sorted by, often the same ones. */
function toRank(index: number): unknown {
  return [index % 5, `${index % 11}`, index % 2 === 0, null, { first: index }, -index][index % 7];
}

type Params = ReturnType<typeof toParams>;

function toParams(catalog: readonly SanityDocument[]) {
  const [kids] = catalog.filter(({ audience }) => audience === "kids").slice(40);
  return {
    slug: kids?.slug,
    id: toCourseId(642),
    teacher: "instructor-00600",
    ids: [toCourseId(17), toCourseId(643), "nowhere"],
    types: ["course", "instructor"],
    search: "weather 3b cal*",
  };
}

interface Asked {
  source: QuerySource;
  perspectives: readonly Perspective[];
  params: Params;
}

function askAll({ source, perspectives, params }: Asked): string[] {
  return perspectives.flatMap((perspective) =>
    queries.map((query) =>
      JSON.stringify(runQuery({ documents: source, query, params, perspective }).result),
    ),
  );
}

function findDifferences({ stored, ...asked }: Asked & { stored: readonly SanityDocument[] }): string[] {
  const { perspectives, params } = asked;
  const answers = askAll(asked);
  return perspectives.flatMap((perspective, at) =>
    queries.flatMap((query, index) => {
      const naive = JSON.stringify(askNaively({ documents: stored, query, params, perspective }));
      const answer = answers[at * queries.length + index];
      return answer === naive ? [] : [`${String(perspective)}: ${query}`];
    }),
  );
}

interface Changes {
  seed: number;
  count: number;
  catalog: readonly SanityDocument[];
  params: Params;
}

/** Edits the catalog: some documents change slightly, some change type, and some are created or deleted. */
function changeAtRandom(
  view: MutableDatasetView,
  { seed, count, catalog, params }: Changes,
): SanityDocument[] {
  const random = createRandom(seed);
  const stored = new Map(catalog.map((document) => [document._id, document]));
  for (let change = 0; change < count; change++) {
    const { _id, ...fields } = toChanged(random, catalog, params);
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

/** A version of one of the documents that the queries ask for, or of any document. */
function toChanged(random: Random, catalog: readonly SanityDocument[], params: Params): SanityDocument {
  const source = catalog[random(catalog.length)] ?? catalog[0];
  const place = random(3) === 0 ? [17, 642, 643, 600, 601][random(5)] : random(catalog.length);
  const prefix = ["", "", "drafts.", "versions.rAutumn."][random(4)] ?? "";
  return {
    ...source,
    _id: `${prefix}${toCourseId(place ?? 0)}`,
    _type: random(9) === 0 ? "instructor" : "course",
    title: random(3) === 0 ? "Level 1A: Feelings" : source?.title,
    slug: random(3) === 0 ? params.slug : source?.slug,
    instructor: {
      _type: "reference",
      _ref: random(2) === 0 ? params.teacher : `instructor-00${random(10)}${random(2) * 5}0`,
    },
    ...(random(9) === 0 ? { _system: { delete: true } } : {}),
  };
}
