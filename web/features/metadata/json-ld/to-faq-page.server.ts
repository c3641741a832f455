import "server-only";
import { toPlainText } from "@portabletext/react";
import type { Faq } from "#lib/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type Thing, toThing } from "./thing.ts";

/** The questions that have an answer; null when none has. */
export function toFaqPage(faqs: readonly Faq[], path: string): Thing | null {
  const questions = faqs.flatMap(({ question, answer, slug }) => {
    const text = answer ? toPlainText(answer) : "";
    if (!question || !text) return [];
    return toThing("Question", {
      name: question,
      url: slug ? toAbsoluteUrl(`${path}#${slug}`) : null,
      acceptedAnswer: toThing("Answer", { text }),
    });
  });
  return questions.length === 0
    ? null
    : toThing("FAQPage", { url: toAbsoluteUrl(path), mainEntity: questions });
}
