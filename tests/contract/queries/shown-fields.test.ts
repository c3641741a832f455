import { beforeAll, expect, test } from "vitest";
import { toChangedDocuments } from "../../support/changed-fields.ts";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import type { WrittenDocument } from "../../support/document-checks.ts";
import { createMemoryDataset } from "../../support/query-client.ts";
import { toViews } from "../../support/render-site.tsx";
import { readDecisions, toDecisionViews, toHeadViews } from "../../support/site-outputs.tsx";
import { readSite, siteQueries } from "../../support/site-queries.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

/** Fields that sort lists. The documents below are one of each type. */
const sortFields = [
  "announcement.order",
  "book.orderInList",
  "bookImage.isFeatured",
  "crossSellAnnouncement.order",
  "faq.order",
  "freeLesson.order",
  "quiz.order",
];
/** IDs in another system (requirements §3.41), for people who look them up there. */
const externalIds = ["book.bookId", "externalProduct.id"];
/** Book covers are shown uncropped, crop and hotspot come together, and other shops' prices are in US dollars. */
const withoutChoice = ["book.price.currencyCode", "bookImage.hotspot"];
/** They only show next to another sign, or another video of the sign: `compare-signs.test.ts` and `to-sign-films.test.ts` test them. */
const shownInPairs = ["sign.palmDirection", "video.view"];

const written = { _rev: "1", _createdAt: "2026-01-01T09:00:00Z", _updatedAt: "2026-01-01T09:00:00Z" };
const completeDocuments = toCompleteDocuments().map((document) => ({ ...written, ...document }));

beforeAll(() => stubEmbeddedEnvironment());

test("changing any field of the content model changes what a visitor, an editor or a crawler sees", async () => {
  const all = new Set(
    completeDocuments
      .filter(isOurs)
      .flatMap(toChangedDocuments)
      .map(({ field }) => field),
  );
  const shown = new Set<string>();
  for (const documents of [
    completeDocuments,
    completeDocuments.map(toOtherKinds),
    completeDocuments.map(toShortened),
  ])
    for (const field of await findShownFields(documents, shown)) shown.add(field);

  expect(listUnseen(all, shown)).toEqual(
    [...sortFields, ...externalIds, ...withoutChoice, ...shownInPairs].toSorted(),
  );
}, 120_000);

test.each(sortFields)("%s is a field that lists are sorted by", (field) => {
  const name = field.slice(field.indexOf(".") + 1);
  const isOrderedBy = ({ query }: { query: string }) =>
    new RegExp(String.raw`order\([^|{]*\b${name}\b|\[${name} == true\]`).test(query);

  expect(Object.values(siteQueries).some(isOrderedBy)).toBe(true);
});

const listUnseen = (all: ReadonlySet<string>, shown: ReadonlySet<string>) =>
  [...all].filter((field) => !shown.has(field)).toSorted();

/** The fields whose changes show up on the site for these documents, except those already known. */
async function findShownFields(
  documents: typeof completeDocuments,
  known: ReadonlySet<string>,
): Promise<Set<string>> {
  const { client, put } = createMemoryDataset(documents);
  const markup = new Map<string, string>();
  const look = async () => {
    const addresses = { path: "/complete", slug: "complete", handle: "handle", level: "level" };
    const site = await readSite(client, addresses);
    const views = [...toViews(site), ...toHeadViews(site), ...toDecisionViews(await readDecisions(client))];
    const rendered: string[] = [];
    for (const { key, render } of views) {
      const text = markup.get(key) ?? (await render());
      markup.set(key, text);
      rendered.push(text);
    }
    return rendered;
  };
  const before = await look();
  const shown = new Set<string>();
  for (const document of documents.filter(isOurs)) {
    for (const changed of toChangedDocuments(document)) {
      if (known.has(changed.field) || shown.has(changed.field)) continue;
      put({ ...written, ...changed.document });
      const after = await look();
      if (!isSame(before, after)) shown.add(changed.field);
    }
    put(document);
  }
  return shown;
}

const isSame = (before: readonly string[], after: readonly string[]) =>
  after.length === before.length && after.every((text, index) => text === before[index]);

const isOurs = ({ _type }: WrittenDocument) => !_type.startsWith("sanity.");

/**
 * The same for the other variants: a bundle instead of a course, another shop's book instead of ours, a picture that isn't
 * decoration, a YouTube video instead of a file, a class instead of a question to support, a link that opens the courses menu, hand-picked
 * questions.
 */
function toOtherKinds<Kind extends WrittenDocument>(document: Kind): Kind {
  return rewrite(document, (name, value) => {
    if (name === "isShopifyProduct" || name === "isDecoration") return false;
    if (name === "provider") return "youtube";
    if (name === "form") return "classroom-pricing";
    if (name === "href") return "/courses";
    if (name === "type" && value === "course") return "bundle";
    if (name === "sections") return withFirst("giftCodeForm", value);
    return isQuestions(value) ? { ...value, category: undefined } : value;
  });
}

const isQuestions = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "_type" in value && value._type === "questions";

/**
 * Without the fields that override others: videos over images, search text over titles, hand-picked lists over whole categories.
 */
const toShortened = <Kind extends WrittenDocument>(document: Kind): Kind =>
  rewrite(document, (name, value) => {
    if (name === "sections") return withFirst("requestForm", value);
    return /^(video|previewVideo|meta|items)$/.test(name) ? undefined : value;
  });

/** A form shows its image when it's a page's first section. */
const withFirst = (type: string, sections: unknown) =>
  Array.isArray(sections)
    ? sections.toSorted(
        (one: { _type?: string }, other: { _type?: string }) =>
          Number(other._type === type) - Number(one._type === type),
      )
    : sections;

const rewrite = <Kind>(document: Kind, change: (name: string, value: unknown) => unknown): Kind =>
  JSON.parse(JSON.stringify(document, change));
