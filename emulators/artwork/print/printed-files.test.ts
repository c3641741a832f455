import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pdfText } from "../../../tests/support/pdf-text.ts";
import { readPdf } from "#artwork/print/read-pdf.ts";
import { workbooks } from "#seed/content/books/books.ts";
import { contentSeed } from "#seed/content-seed.ts";
import type { SeedFile } from "#seed/content/seed-document.ts";

const courses = contentSeed.documents.filter((document) => document._type === "course");
const samples = workbooks.map(({ title = "", sample }) => [title, sample] as const);
const syllabi = courses.map(({ title = "", syllabus }) => [title, syllabus] as const);

describe("the sample of each workbook", () => {
  test.each(samples)("%s opens, and has four to eight pages with its title on the first", (title, file) => {
    const pages = pdfText(bytesOf(file));

    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(8);
    expect(closedUp(pages[0])).toContain(closedUp(title));
  });

  test.each(samples)("%s has exercises, and their answers on the last page", (_title, file) => {
    const pages = pdfText(bytesOf(file));

    expect(closedUp(pages.join(""))).toContain("Exercise1:");
    expect(closedUp(pages.at(-1))).toContain("Answers");
  });
});

describe("the syllabus of each course", () => {
  test.each(syllabi)("%s opens, and has one or two pages with its title on the first", (title, file) => {
    const pages = pdfText(bytesOf(file));

    expect(pages.length).toBeLessThanOrEqual(2);
    expect(closedUp(pages[0])).toContain(closedUp(title));
  });

  test.each(courses.map((course) => [course.title, course] as const))(
    "%s says what the course's page says",
    (_title, { syllabus, header, whatYouWillLearn = [], topics: { list = [] } = {} }) => {
      const text = closedUp(pdfText(bytesOf(syllabus)).join(""));
      const data = [header?.description, ...whatYouWillLearn, ...list].map(closedUp);

      expect(data.filter((words) => !text.includes(words))).toEqual([]);
    },
  );
});

describe("every PDF", () => {
  const files = [...samples, ...syllabi];

  test.each(files)("%s has a title, a language and tags for screen readers", (title, file) => {
    const objects = [...readPdf(bytesOf(file)).values()].map(({ text }) => text);
    const catalog = objects.find((text) => text.includes("/Type /Catalog"));

    expect(objects.some((text) => titleIn(text).startsWith(`${title}: `))).toBe(true);
    expect(catalog).toContain("/Lang (en)");
    expect(catalog).toContain("/Marked true");
    expect(objects.some((text) => text.includes("/S /H1"))).toBe(true);
  });

  test.each(files)("%s has its fonts in it, and is under 150 kB", (_title, file) => {
    const bytes = bytesOf(file);
    const fonts = [...readPdf(bytes).values()].filter(({ text }) => /\/Type \/Font\s/.test(text));

    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ text }) => !text.includes("/CharProcs"))).toEqual([]);
    expect(bytes.length).toBeLessThan(150_000);
  });
});

function bytesOf(file: SeedFile | undefined): Buffer {
  if (!file) throw new Error("No PDF is linked.");
  return readFileSync(new URL(file._sanityAsset.replace("file@file://", ""), contentSeed.directory));
}

/** Lines break where a page ends them, so words are compared without the space between them. */
function closedUp(text: string | undefined): string {
  return (text ?? "").replaceAll(/\s/g, "");
}

/** The title among the document's facts: as it is, or in UTF-16 where it has other letters than those of ASCII. */
function titleIn(text: string): string {
  const [, plain, wide] = /^<<\/Title (?:\((.*)\)|<FEFF([0-9A-F]+)>)\n\/Creator/.exec(text) ?? [];
  return (
    plain ??
    Buffer.from(wide ?? "", "hex")
      .swap16()
      .toString("utf16le")
  );
}
