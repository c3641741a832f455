import type { Locator } from "@playwright/test";

declare global {
  interface Window {
    takenLetters?: string;
  }
}

/**
 * Types at the end of a field, whatever happens to it meanwhile, and returns the letters it accepted. A closed field accepts
 * none.
 */
export async function typeLetters(field: Locator, text: string): Promise<string> {
  const page = field.page();
  await page.evaluate(() => {
    const isListening = window.takenLetters !== undefined;
    window.takenLetters = "";
    if (isListening) return;
    document.addEventListener("input", (event) => {
      if (event instanceof InputEvent) window.takenLetters += event.data ?? "";
    });
  });
  await field.focus();
  await page.keyboard.type(text, { delay: 60 });
  return page.evaluate(() => window.takenLetters ?? "");
}
