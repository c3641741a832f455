import "server-only";
import { siteDatabase } from "#database/site-database.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createEmbeddedLearning, type EmbeddedLearning } from "#providers/learning/embedded-learning.ts";

/** Null if courses are at Thinkific, which has its own pages. */
export function siteEmbeddedLearning(): EmbeddedLearning | null {
  const { learning, siteUrl } = readEnvironment();
  return learning.mode === "embedded" ? createEmbeddedLearning({ database: siteDatabase(), siteUrl }) : null;
}
