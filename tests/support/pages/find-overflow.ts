import type { Page } from "@playwright/test";

interface Look {
  width: number;
  /** The page's text size in pixels. A browser's default is 16. */
  text: number;
}

/** What makes a page scroll sideways at a width and a text size: the innermost elements that extend past its right edge. */
export async function findOverflow(page: Page, { width, text }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 780 });
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    const reaches = (element: Element) => element.getBoundingClientRect().right > edge + 0.5;
    return [...document.body.querySelectorAll("*")]
      .filter((element) => reaches(element) && ![...element.children].some(reaches))
      .map((element) => {
        const words = element.textContent.trim().slice(0, 40);
        const past = Math.round(element.getBoundingClientRect().right - edge);
        return `${element.localName}.${element.className} “${words}” by ${past} px`;
      });
  }, text);
}
