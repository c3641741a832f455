import type { Browser } from "@playwright/test";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { type Account, Editor } from "./editor.ts";
import { watchPages } from "./watch-page.ts";

/** What a browser, the Studio's history and its presence write to the console for each request that nobody answers. */
export const failedRequest = /status of 50[03]|WebSocket connection to|Error fetching (events|document)/;

/** Somebody's Studio in a browser of their own, open at a document. */
export async function visitStudio(
  { browser, stack }: { browser: Browser; stack: Stack },
  role: Account["role"],
  document: { id: string },
) {
  const context = await browser.newContext({ baseURL: stack.siteUrl, locale: "en-US", timezoneId: "UTC" });
  const watch = watchPages(context);
  const editor = new Editor(await context.newPage(), role);
  await editor.signIn(editor.addressOf(document));
  return { editor, watch, [Symbol.asyncDispose]: () => context.close() };
}
