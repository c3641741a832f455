import "server-only";
import { cacheLife } from "next/cache";

/** The current year. Cached, so that pages stay static. */
export async function readCopyrightYear(): Promise<number> {
  "use cache";
  cacheLife("backend");
  return new Date().getFullYear();
}
