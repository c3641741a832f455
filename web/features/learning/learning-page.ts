import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import type { LearnerPage } from "#providers/learning/embedded-learning.ts";

const toDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The embedded learning platform's landing page. Its URL belongs to the learner, so it's sent to no other site. */
export function answerLearner(learner: LearnerPage | null): Response {
  if (!learner)
    return answerPlainPage({
      status: 404,
      title: "There’s no learner at this address",
      body: `<p>Part of the link may be missing. Check it, or <a href="/contact-us">write to us</a>.</p>`,
      referrerPolicy: "no-referrer",
    });
  const courses = learner.courses.map(
    ({ title, expiresAt }) => `<li>${escapeHtml(title)}, until ${toDay.format(expiresAt)}</li>`,
  );
  return answerPlainPage({
    status: 200,
    title: `Welcome, ${escapeHtml(learner.first)}`,
    body:
      courses.length > 0
        ? `<p>These courses are open for you:</p><ul>${courses.join("")}</ul>`
        : "<p>No course is open for you right now.</p>",
    referrerPolicy: "no-referrer",
  });
}
