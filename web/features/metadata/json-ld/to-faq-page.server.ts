import "server-only";
import { toPlainText } from "@portabletext/react";
import type { Faq } from "#content/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** Questions that have an answer; null without any. */
export function toFaqPage(faqs: readonly Faq[], path: string): JsonLdNode | null {
  const questions = faqs.flatMap(({ question, answer, slug }) => {
    const text = answer ? toPlainText(answer) : "";
    if (!question || !text) return [];
    return toJsonLdNode("Question", {
      name: question,
      url: slug ? toAbsoluteUrl(`${path}#${slug}`) : null,
      acceptedAnswer: toJsonLdNode("Answer", { text }),
    });
  });
  return questions.length === 0
    ? null
    : toJsonLdNode("FAQPage", { url: toAbsoluteUrl(path), mainEntity: questions });
}
