import type { Page } from "@playwright/test";
import { extractTextItems, type StructuredTextItem } from "unpdf";

/** Blank pages, and texts printed on top of each other, on the two sizes of paper. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const format of ["Letter", "A4"]) {
    const { items } = await extractTextItems(new Uint8Array(await page.pdf({ format })));
    const sheets = items.map((sheet) => sheet.filter(({ str }) => str.trim() !== ""));
    faults.push(
      ...sheets.flatMap((sheet, index) =>
        findFaultsOfSheet(sheet).map((fault) => `${format} ${index + 1}: ${fault}`),
      ),
    );
  }
  return faults;
}

const findFaultsOfSheet = (texts: readonly StructuredTextItem[]): string[] =>
  texts.length === 0
    ? ["blank"]
    : texts.flatMap((text, index) =>
        texts
          .slice(index + 1)
          .filter((other) => overlap(text, other))
          .map((other) => `“${text.str}” on “${other.str}”`),
      );

/** In points. The boxes of two lines may touch. */
const tolerance = 2;

function overlap(one: StructuredTextItem, other: StructuredTextItem): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > tolerance && height > tolerance;
}
