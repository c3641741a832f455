import "server-only";
import { cacheLife } from "next/cache";

/** The year of today, read like content so that pages stay static. */
export async function readCopyrightYear(): Promise<number> {
  "use cache";
  cacheLife("backend");
  return new Date().getFullYear();
}
