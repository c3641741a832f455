import type { CoursePage } from "#content/content-types.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";

export interface CourseQuestionsProps {
  questions: CoursePage["courseFaq"];
}

/** Questions from learners before they buy. */
export function CourseQuestions({ questions }: CourseQuestionsProps) {
  if (!questions?.length) return null;
  return (
    <SideHeadingBand title="Questions and answers">
      {questions.map(({ _key, question, answer, link }) => (
        <Disclosure summary={question} key={_key}>
          <p>{answer}</p>
          {link?.label && <SiteLink href={link.href}>{link.label}</SiteLink>}
        </Disclosure>
      ))}
    </SideHeadingBand>
  );
}
