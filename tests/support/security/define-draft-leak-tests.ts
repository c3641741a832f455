import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { expireContent } from "../expire-content.ts";
import { createDrafts } from "./create-drafts.ts";
import { visitAsStranger } from "./visit-as-stranger.ts";
import { expect, test as base } from "../shop-test.ts";
import { testStack } from "../test-stack.ts";

const test = base.extend<{ drafts: string[] }>({
  drafts: async ({ lake }, use) => {
    const ids = await createDrafts(lake);
    await use(ids);
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  },
});

interface DraftLeakOptions {
  /** How many of a folder's pages are read; they share a template. */
  pagesPerFolder: number;
  /** More responses than this must have been read. */
  answers: number;
}

/** Tests that a stranger never gets a word of a draft. */
export function defineDraftLeakTests(options: DraftLeakOptions): void {
  test("no public response contains text from a draft", async ({ drafts }) => {
    const { siteUrl } = testStack;
    const { contentWebhookSecret } = readCredentials(testStack.dataDir);
    // Expire everything that was cached before the drafts existed.
    await expireContent({ siteUrl, webhookSecret: contentWebhookSecret });
    const { chunks }: { chunks: string[] } = await (await fetch(`${siteUrl}/api/search-index`)).json();
    expect(chunks.length).toBeGreaterThan(0);
    const folders = ["courses", "books", "blog", "legal", "asl/dictionary", "free-lessons/asl-level-1"];

    const { answers, leaks } = await visitAsStranger({
      siteUrl,
      pagesPerFolder: options.pagesPerFolder,
      paths: [
        "/courses/level-1a-online-asl-course.md",
        "/books/getting-started-with-asl.md",
        "/blog/feed.xml",
        "/llms.txt",
        "/search?q=asl",
        "/search?q=gift",
        "/api/search-index",
        ...chunks,
        "/cart",
        "/api/cart",
        "/api/features",
        "/api/sanity/announcements",
        "/api/sanity/cross-sell-announcements",
        ...folders.map((folder) => `/${folder}/unpublished`),
        `/lake/v2026-06-01/data/query/production?perspective=drafts&query=${encodeURIComponent("*")}`,
        `/lake/v2026-06-01/data/query/production?perspective=raw&query=${encodeURIComponent("*")}`,
      ],
    });

    expect(drafts.length).toBeGreaterThan(200);
    expect(answers).toBeGreaterThan(options.answers);
    expect(leaks).toEqual([]);
  });
}
