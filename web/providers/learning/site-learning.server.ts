import "server-only";
import { siteDatabase } from "#database/site-database.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createEmbeddedLearning, type EmbeddedLearning } from "./embedded-learning.ts";
import type { LearningPlatform } from "./learning-platform.ts";
import { createThinkific } from "./thinkific.ts";

/** The learning platform, as the environment configures it. */
export function siteLearningPlatform(): LearningPlatform {
  const { learning } = readEnvironment();
  return learning.mode === "thinkific" ? createThinkific(learning) : createEmbedded();
}

/** Null if courses are at Thinkific, which has its own pages. */
export const siteEmbeddedLearning = (): EmbeddedLearning | null =>
  readEnvironment().learning.mode === "embedded" ? createEmbedded() : null;

const createEmbedded = () =>
  createEmbeddedLearning({ database: siteDatabase(), siteUrl: readEnvironment().siteUrl });
