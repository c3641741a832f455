import { expect, test } from "vitest";
import { endOfUploads } from "./use-is-uploading.ts";

const upload = (updatedAt: string) => ({ _upload: { progress: 40, updatedAt } });
const first = upload("2026-03-01T12:00:00Z");
const second = upload("2026-03-01T12:00:30Z");

test.each([
  [{ cover: first }, "2026-03-01T12:02:00Z"],
  [{ body: [{ _type: "block" }, { _type: "figure", ...first }] }, "2026-03-01T12:02:00Z"],
  [{ cover: second, meta: { image: first } }, "2026-03-01T12:02:30Z"],
])("an upload of %j is given up at %s, two minutes after it last went on", (document, end) => {
  expect(endOfUploads(document)).toBe(Date.parse(end));
});

test.each([[null], [{ cover: { asset: { _ref: "image-a" } } }], [{ cover: { _upload: { progress: 2 } } }]])(
  "%j waits for no upload",
  (document) => {
    expect(endOfUploads(document)).toBeNull();
  },
);
