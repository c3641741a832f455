import { expect, type Locator } from "@playwright/test";
import type { Service } from "../../../scripts/stack/service.ts";
import { typeLetters } from "../type-letters.ts";

/** Types into a field before, while and after the lake is killed and restarted. Returns the letters the field accepted. */
export async function typeThroughKill(field: Locator, lake: Service | null): Promise<string> {
  if (!lake) throw new Error("The lake isn't running.");
  await field.fill("");
  const before = await typeLetters(field, "Every letter of this stands ");
  const isBack = lake.stop("SIGKILL").then(() => lake.start());
  const meanwhile = await typeLetters(field, "where somebody typed it, those before and those after. ");
  await isBack;
  await expect(field).toBeEditable({ timeout: 30_000 });
  const after = await typeLetters(field, "The end.");
  return before + meanwhile + after;
}
