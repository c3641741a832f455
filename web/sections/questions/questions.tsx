import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Hanging } from "#ui/hanging.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface QuestionsProps {
  section: Section<"questions">;
}

/** Questions with expandable answers and anchors. Deleted questions are skipped. */
export function Questions({ section: { title, questions } }: QuestionsProps) {
  const knownQuestions = questions?.filter((question) => question !== null) ?? [];
  if (knownQuestions.length === 0) return null;
  return (
    <Hanging title={title}>
      {knownQuestions.map(({ _id, slug, question, answer }) => (
        <Disclosure key={_id} id={stegaClean(slug) ?? undefined} summary={question}>
          <RichText value={answer} />
        </Disclosure>
      ))}
    </Hanging>
  );
}
