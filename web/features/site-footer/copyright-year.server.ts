import "server-only";
import { cacheLife } from "next/cache";

/** The year of today, asked for once a day so that pages stay static. */
export async function readCopyrightYear(): Promise<number> {
  "use cache";
  cacheLife("days");
  return new Date().getFullYear();
}
