import { beforeAll, expect, test, vi } from "vitest";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import { toMistypedDocuments } from "../../support/mistyped-documents.ts";
import { createFittingClient, createMemoryDataset } from "../../support/query-client.ts";
import { createSlipFinder, toViews } from "../../support/render-site.tsx";
import { readSite } from "../../support/site-queries.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

// An import or a changed content model leaves values that aren't of their field's type. Each is as good as missing.

const written = { _rev: "1", _createdAt: "2026-01-01T09:00:00Z", _updatedAt: "2026-01-01T09:00:00Z" };
const documents = toCompleteDocuments().map((document) => ({ ...written, ...document }));
const dataset = createMemoryDataset(documents);
const client = createFittingClient(dataset.client);
const findSlipsIn = createSlipFinder();

beforeAll(() => {
  stubEmbeddedEnvironment();
  vi.spyOn(console, "warn").mockReturnValue();
});

const findSlipsOfSite = async () =>
  findSlipsIn(
    toViews(
      await readSite(client, { path: "/complete", slug: "complete", handle: "handle", level: "level" }),
    ),
  );

// One type stands for all: their shapes are generated alike, and `incomplete-content` shows that any field may be missing.
const post = documents.find(({ _type }) => _type === "blogPost");
if (!post) throw new Error("There's no post.");

test.each(toMistypedDocuments(post).map((mistyped) => [mistyped.having, mistyped] as const))(
  "the site renders a post with %s",
  async (_having, mistyped) => {
    dataset.put({ ...written, ...mistyped.document });

    const slips = await findSlipsOfSite().finally(() => dataset.put(post));

    expect(slips).toEqual([]);
  },
);
