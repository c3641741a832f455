import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { blogPictures } from "#artwork/blog/blog-pictures.ts";
import { bundleCovers } from "#artwork/bundle-covers.ts";
import { covers } from "#artwork/covers.ts";
import { films } from "#artwork/films/films.ts";
import { shoot } from "#artwork/films/shoot.ts";
import { hero } from "#artwork/hero.ts";
import { heroCourses } from "#artwork/hero-courses.ts";
import { kidsFeatures } from "#artwork/kids-features.ts";
import { kidsScenes } from "#artwork/kids-scenes.ts";
import { everydayLessonPictures } from "#artwork/lessons/everyday-lessons.ts";
import { peopleLessonPictures } from "#artwork/lessons/people-lessons.ts";
import { quizPictures } from "#artwork/quizzes/quiz-pictures.ts";
import { recommendedCovers } from "#artwork/recommended/recommended-covers.ts";
import { shootSigns } from "#artwork/signer/shoot-signs.ts";
import { share } from "#artwork/share.ts";
import { steps } from "#artwork/steps.ts";
import { pagePictures } from "#artwork/pages/page-pictures.ts";
import { portraitJune } from "#artwork/portrait-june.ts";
import { portraitNoor } from "#artwork/portrait-noor.ts";
import { portraitElias } from "#artwork/portrait-elias.ts";
import { teacherGuide } from "#artwork/teacher-guide.ts";
import { workbookHeaders } from "#artwork/workbook-headers.ts";
import { workbookPages } from "#artwork/workbook-pages.ts";
import { workbookPictures } from "#artwork/workbook-pictures.ts";
import { workbookSpreads } from "#artwork/workbook-spreads.ts";
import { toPage, type Artwork } from "#artwork/page.ts";
import { packPdf } from "#artwork/print/pack-pdf.ts";
import { toPrintedPage, type Printed } from "#artwork/print/printed.ts";
import { sampleChapters } from "#artwork/print/sample-chapters.ts";
import { syllabi } from "#artwork/print/syllabi.ts";

/**
 * Draws the seed's pictures into `emulators/seed/images/` and prints its PDFs into `emulators/seed/files/`: all of
 * them, or those whose file name contains the first argument. Run it again after a change here; the results are
 * committed.
 */
const artworks = [
  ...covers,
  ...bundleCovers,
  hero,
  heroCourses,
  ...kidsFeatures,
  ...kidsScenes,
  portraitElias,
  portraitNoor,
  portraitJune,
  ...steps,
  ...workbookPictures,
  ...workbookSpreads,
  ...workbookHeaders,
  ...workbookPages,
  teacherGuide,
  ...recommendedCovers,
  ...peopleLessonPictures,
  ...everydayLessonPictures,
  ...quizPictures,
  ...blogPictures,
  ...pagePictures,
  share,
];
const wanted = process.argv[2] ?? "";
const images = new URL("../seed/images/", import.meta.url);
const files = new URL("../seed/files/", import.meta.url);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage();
  for (const artwork of artworks.filter(({ file }) => file.includes(wanted))) {
    console.log(`${artwork.file} ${await draw(page, artwork)} bytes`);
  }
  for (const printed of [...sampleChapters, ...syllabi].filter(({ file }) => file.includes(wanted))) {
    console.log(`${printed.file} ${await print(page, printed)} bytes`);
  }
  for (const film of films.filter(({ name }) => `videos/${name}`.includes(wanted))) {
    console.log(`videos/${film.name}: ${(await shoot(page, film)).join(", ")} bytes`);
  }
  await shootSigns(wanted);
} finally {
  await browser.close();
}

async function draw(page: Page, artwork: Artwork): Promise<number> {
  const { file, width, height, quality = 86 } = artwork;
  await page.setViewportSize({ width, height });
  await page.setContent(toPage(artwork));
  await page.evaluate("document.fonts.ready");
  const picture = sharp(await page.screenshot());
  const target = toTarget(file, images);
  if (file.endsWith(".png")) {
    const { size } = await picture.png({ palette: true, quality: 90, effort: 10 }).toFile(target);
    return size;
  }
  if (quality === "flat") {
    const flat = await picture.png({ palette: true, dither: 0 }).toBuffer();
    const { size } = await sharp(flat).webp({ lossless: true, effort: 6 }).toFile(target);
    return size;
  }
  const { size } = await picture.webp({ quality, effort: 6 }).toFile(target);
  return size;
}

/** Tagged for screen readers, with its headings as an outline. */
async function print(page: Page, printed: Printed): Promise<number> {
  await page.setContent(toPrintedPage(printed));
  await page.evaluate("document.fonts.ready");
  const options = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true };
  const pdf = packPdf(await page.pdf(options));
  writeFileSync(toTarget(printed.file, files), pdf);
  return pdf.length;
}

function toTarget(file: string, directory: URL): string {
  const target = fileURLToPath(new URL(file, directory));
  mkdirSync(dirname(target), { recursive: true });
  return target;
}
