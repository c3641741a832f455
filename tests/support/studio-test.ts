import { browserOptions } from "./browser.ts";
import { Editor } from "./editor.ts";
import { expect, test as shopTest } from "./shop-test.ts";
import { watchPages } from "./watch-page.ts";

interface Fixtures {
  /** An editor in the worker's open Studio, wherever the last test left it, so start with `goTo`. */
  editor: Editor;
}

interface WorkerFixtures {
  studio: { editor: Editor; problems: string[] };
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
      const { problems } = watchPages(context);
      const editor = new Editor(await context.newPage());
      await editor.signIn();
      await use({ editor, problems });
      await context.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  editor: async ({ studio: { editor, problems } }, use) => {
    await use(editor);
    expect(problems.splice(0)).toEqual([]);
  },
});

export { expect } from "./shop-test.ts";
