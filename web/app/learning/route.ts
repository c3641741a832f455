import type { NextRequest } from "next/server";
import { siteEmbeddedLearning } from "#app/learning/site-learning.server.ts";
import { answerLearner } from "#features/learning/learning-page.ts";

/** Where a learner arrives if the learning platform is the embedded one. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answerLearner(siteEmbeddedLearning()?.readLearner(nextUrl.searchParams.get("token") ?? "") ?? null);
}
