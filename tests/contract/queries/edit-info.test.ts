import type { ContentSourceMap, QueryParams } from "@sanity/client";
import { walkMap } from "@sanity/client/csm";
import { stegaClean, stegaEncodeSourceMap } from "@sanity/client/stega";
import { encodeEditInfo } from "@shop/web/content/encode-edit-info.ts";
import { isStegaExempt } from "@shop/web/content/is-stega-exempt.ts";
import { vercelStegaDecode } from "@vercel/stega";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { siteQueries } from "../../support/site-queries.ts";

let lake: TestLake;

beforeAll(async () => {
  lake = await startTestLake();
  const creation = lake.client().transaction();
  for (const document of toCompleteDocuments()) creation.create(document);
  await creation.commit();
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each(Object.entries(siteQueries))(
  "the texts of %s that Sanity's own rules make editable name the same fields",
  async (_name, { query, params }) => {
    const { result, sourceMap } = await read(query, params);

    const ours = readTexts(encodeEditInfo(result, sourceMap));
    const theirs = readTexts(encodeLinks(result, sourceMap));

    expect(ours.map(decode)).toEqual(theirs.map(decodeLink));
    expect(hiddenBytes(ours)).toBeLessThanOrEqual(hiddenBytes(theirs) / 2);
  },
);

async function read(query: string, params: QueryParams) {
  const options = { filterResponse: false, resultSourceMap: "withKeyArraySelector" } as const;
  const { result, resultSourceMap } = await lake.client().fetch(query, params, options);
  if (!resultSourceMap) throw new Error("The lake sent no source map.");
  return { result, sourceMap: resultSourceMap };
}

/** As Sanity's client does it, with our own exceptions. */
const encodeLinks = (result: unknown, sourceMap: ContentSourceMap) =>
  stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: "/studio",
    filter: (text) =>
      !isStegaExempt(text.sourceDocument._type, text.sourcePath, text.value) && text.filterDefault(text),
  });

function readTexts(result: unknown): string[] {
  const texts: string[] = [];
  walkMap(result, (value) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

const hiddenBytes = (texts: string[]) =>
  Buffer.byteLength(texts.join("")) - Buffer.byteLength(stegaClean(texts).join(""));

const decode = (text: string) => vercelStegaDecode(text) ?? null;

/** Sanity's encoder writes a link to the field. */
function decodeLink(text: string) {
  const link = vercelStegaDecode<{ origin: string; href: string }>(text);
  if (!link) return null;
  const { searchParams } = new URL(link.href, "https://site.example");
  // The Studio opens what's published as a draft, which can be edited.
  if (searchParams.get("perspective") === "published") searchParams.delete("perspective");
  return { origin: link.origin, ...Object.fromEntries(searchParams) };
}
