import "server-only";
import { cookies } from "next/headers";
import { browserStorage } from "#lib/browser-storage.ts";
import { type Interests, parseInterests } from "#lib/interests.ts";

/** The visitor's interests, from their cookie. For pages and routes that are rendered per request anyway. */
export const readVisitorInterests = async (): Promise<Interests | null> =>
  parseInterests((await cookies()).get(browserStorage.interests.name)?.value);
