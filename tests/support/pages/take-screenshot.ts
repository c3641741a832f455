import type { Page } from "@playwright/test";
import sharp from "sharp";

/** How much of a wide page is kept: enough to see what moved, at a fraction of the bytes. */
const maxPixelsAcross = 640;

/**
 * Takes a small WebP screenshot of the whole open page at rest. It's always the same: all images have loaded, and the date is in
 * 2026.
 */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = "eager";
      // Chromium paints without an image that's still being decoded.
      image.decoding = "sync";
    }
  });
  // They come with the site's features, after the page.
  await page.getByRole("contentinfo").getByRole("link", { name: "App for iPhone" }).waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page
    .getByRole("contentinfo")
    .getByText(/^© \d{4}/)
    .evaluate((line) => {
      for (const node of line.childNodes)
        node.textContent = (node.textContent ?? "").replace(/\d{4}/, "2026");
    });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    window.scrollTo(0, 0);
  });
  const screenshot = await page.screenshot({
    type: "jpeg",
    quality: 90,
    fullPage: true,
    scale: "css",
    animations: "disabled",
  });
  return sharp(screenshot)
    .resize({ width: maxPixelsAcross, withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
}
