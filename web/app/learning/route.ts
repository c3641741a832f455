import type { NextRequest } from "next/server";
import { answerLearner } from "#features/learning/learning-page.ts";
import { toTexts } from "#lib/form-response.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { siteEmbeddedLearning } from "#providers/learning/site-learning.server.ts";

const readToken = ({ nextUrl }: NextRequest) => nextUrl.searchParams.get("token") ?? "";

/** Where a learner arrives if the learning platform is the embedded one. */
export async function GET(request: NextRequest): Promise<Response> {
  const token = readToken(request);
  return answerLearner(siteEmbeddedLearning()?.readLearner(token) ?? null, token);
}

/** Begins a course. The token authorizes it, so the form's origin doesn't matter. */
export async function POST(request: NextRequest): Promise<Response> {
  const token = readToken(request);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const learning = siteEmbeddedLearning();
  learning?.start(token, toTexts(read.fields)["course"] ?? "");
  return answerLearner(learning?.readLearner(token) ?? null, token);
}
