import type { ContentSourceMap } from "@sanity/client";
import { vercelStegaDecode } from "@vercel/stega";
import { expect, test } from "vitest";
import { encodeEditInfo } from "./encode-edit-info.ts";

const whereEdited = (sourceMap: ContentSourceMap) =>
  vercelStegaDecode(encodeEditInfo({ text: "Welcome" }, sourceMap).text);

const toSourceMap = (_id: string, path: string): ContentSourceMap => ({
  documents: [{ _id, _type: "page" }],
  paths: [path],
  mappings: { "$['text']": { type: "value", source: { type: "documentValue", document: 0, path: 0 } } },
});

test("a text from a release opens in that release", () => {
  expect(whereEdited(toSourceMap("versions.r1.page-home", "$['title']"))).toEqual({
    origin: "sanity.io",
    baseUrl: "/studio",
    id: "page-home",
    type: "page",
    path: "title",
    perspective: "r1",
  });
});

test.each(["page-home", "drafts.page-home"])("a text from %s opens as a draft, which can be edited", (id) => {
  expect(whereEdited(toSourceMap(id, "$['title']"))).not.toHaveProperty("perspective");
});

test("an item's key may have letters beyond ASCII", () => {
  const path = "$['items'][?(@._key=='größe')]['title']";

  expect(whereEdited(toSourceMap("page-home", path))).toMatchObject({
    path: 'items[_key=="größe"].title',
  });
});
