import { browserOptions } from "./browser.ts";
import { Editor } from "./editor.ts";
import { expect, test as shopTest } from "./shop-test.ts";
import { type PageWatch, watchPages } from "./watch-page.ts";

interface Fixtures {
  /** An editor in the worker's open Studio, wherever the last test left it, so start with `goTo`. */
  editor: Editor;
  /** What the open Studio logs during a test. */
  studioWatch: PageWatch;
}

interface WorkerFixtures {
  studio: Editor;
}

/** A test in a Studio that loads once per worker, because loading takes longer than most of these tests. */
export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  studio: [
    async ({ browser, stack: _stack }, use) => {
      const context = await browser.newContext({
        ...browserOptions,
        reducedMotion: "reduce",
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const watch = watchPages(context);
      const editor = new Editor(await context.newPage());
      await editor.signIn();
      watch.stop();
      expect(watch.problems).toEqual([]);
      await use(editor);
      await context.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  studioWatch: async ({ studio }, use) => {
    const watch = watchPages(studio.page.context());
    await use(watch);
    watch.stop();
    expect(watch.problems).toEqual([]);
  },
  editor: ({ studio, studioWatch: _watch }, use) => use(studio),
});

export { expect } from "./shop-test.ts";
