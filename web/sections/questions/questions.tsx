import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import type { EditAttribute } from "#features/preview/edit-attribute.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface QuestionsProps {
  section: Section<"questions">;
  /** For editors. */
  attribute?: EditAttribute | undefined;
}

/** Questions with expandable answers and anchors. Deleted questions are skipped. */
export function Questions({ section: { title, questions }, attribute }: QuestionsProps) {
  const knownQuestions = questions?.filter(({ faq }) => faq !== null) ?? [];
  if (knownQuestions.length === 0) return null;
  return (
    <SideHeadingBand title={title}>
      {knownQuestions.map(({ _key, faq: { _id, slug, question, answer } }) => (
        <Disclosure
          key={_key ?? _id}
          id={stegaClean(slug) ?? undefined}
          summary={question}
          // A subject's questions aren't in a list, so they can't be dragged.
          data-sanity={_key === null ? undefined : attribute?.(["items", { _key }])}
        >
          <RichText value={answer} />
        </Disclosure>
      ))}
    </SideHeadingBand>
  );
}
