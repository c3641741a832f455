import { escapeHtml } from "#lib/escape-html.ts";
import { formatDay } from "#lib/format-day.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import type { LearnerPage } from "#providers/learning/embedded-learning.ts";

/** The address holds a secret. */
const referrerPolicy = "no-referrer";

/** The embedded learning platform's landing page. */
export function answerLearner(learner: LearnerPage | null, token: string): Response {
  if (!learner)
    return answerPlainPage({
      status: 404,
      title: "There’s no learner at this address",
      referrerPolicy,
      body: `<p>Part of the link may be missing. Check it, or <a href="/contact-us">write to us</a>.</p>`,
    });
  const courses = learner.courses.map((course) => toCourse(course, token));
  return answerPlainPage({
    status: 200,
    title: learner.first === "" ? "Welcome" : `Welcome, ${escapeHtml(learner.first)}`,
    referrerPolicy,
    body:
      courses.length > 0
        ? `<p>This is where your lessons would be. These courses are open for you:</p>${courses.join("")}`
        : noCourse,
  });
}

const noCourse = `<p>No course is open for you right now.</p>
<p>A course closes when its time is up, when it’s refunded, or when whoever bought it gives it to somebody else. If you expected one here, ask them, or <a href="/contact-us">write to us</a>.</p>`;

function toCourse(
  { id, title, expiresAt, startedAt }: LearnerPage["courses"][number],
  token: string,
): string {
  const until = `<p><strong>${escapeHtml(title)}</strong><br>Until ${formatDay(expiresAt)}</p>`;
  if (startedAt !== null) return `${until}<p>You started on ${formatDay(startedAt)}.</p>`;
  const query = new URLSearchParams({ token });
  return `${until}<form method="post" action="/learning?${escapeHtml(query.toString())}">
<input type="hidden" name="course" value="${escapeHtml(id)}"><button>Start ${escapeHtml(title)}</button></form>`;
}
