import type { Page } from "@playwright/test";

/**
 * Translates the open page, and whatever text it gets later, the way Chrome does: each text that has a letter or a digit goes into two
 * `<font>` elements. React still has the old text, which is no longer in the page.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const isTranslated = new WeakSet<Node>();
    const translateText = (text: Node) => {
      const words = text.nodeValue ?? "";
      const parent = text.parentElement;
      if (isTranslated.has(text) || !/[\p{L}\d]/u.test(words) || !parent?.checkVisibility()) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const translation = document.createTextNode(`¡${words}!`);
      isTranslated.add(translation);
      inner.append(translation);
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const translateAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) translateText(text);
    };
    document.documentElement.classList.add("translated-ltr");
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
