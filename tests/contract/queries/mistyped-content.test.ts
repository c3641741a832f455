import { beforeAll, describe, expect, test, vi } from "vitest";
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

describe.each(documents.map((document) => [document._type, document] as const))("%s", (_type, document) => {
  test.each(toMistypedDocuments(document).map((mistyped) => [mistyped.having, mistyped] as const))(
    "the site renders one with %s",
    async (_having, mistyped) => {
      dataset.put({ ...written, ...mistyped.document });

      const slips = await findSlipsOfSite().finally(() => dataset.put(document));

      expect(slips).toEqual([]);
    },
  );
});
