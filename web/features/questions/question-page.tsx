import { stegaClean } from "@sanity/client/stega";
import { QuestionSearch } from "#features/questions/question-search.client.tsx";
import { toSubjects } from "#features/questions/to-subjects.ts";
import type { Faq } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./question-page.module.css";

export interface QuestionPageProps {
  faqs: readonly Faq[];
}

/** All questions by subject. A URL with a question's anchor opens its answer, even without JavaScript. */
export function QuestionPage({ faqs }: QuestionPageProps) {
  const subjects = toSubjects(faqs);
  return (
    <>
      <Band as="div" space="none">
        <h1 className={styles.title}>Frequently asked questions</h1>
        {subjects.length > 0 && (
          <nav aria-label="Subjects" className={styles.subjects}>
            <ul className={styles.links}>
              {subjects.map(({ anchor, title, questions }) => (
                <li key={anchor}>
                  <a className={styles.link} href={`#${anchor}`}>
                    {title} <span className={styles.count}>{questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Band>
      {subjects.length > 0 ? (
        <QuestionSearch nothingFound={<NothingFound />}>
          {subjects.map(({ anchor, title, questions }) => (
            <div className={styles.subject} key={anchor}>
              <SideHeadingBand id={anchor} title={title}>
                {questions.map(({ _id, slug, question, answer }) => (
                  <div className={styles.question} data-question key={_id}>
                    <Disclosure id={stegaClean(slug) ?? undefined} summary={question}>
                      <RichText value={answer} />
                    </Disclosure>
                  </div>
                ))}
              </SideHeadingBand>
            </div>
          ))}
        </QuestionSearch>
      ) : (
        <Band>
          <p>No questions yet.</p>
        </Band>
      )}
      <SideHeadingBand title="Have another question?" ground="sky">
        <div className={styles.ask}>
          <p>Write to us in English, or send a video in ASL. A person will answer.</p>
          <ButtonLink href={contactPath}>Ask us</ButtonLink>
        </div>
      </SideHeadingBand>
    </>
  );
}

const contactPath = "/contact-us";

function NothingFound() {
  return (
    <Band space="small">
      <p className={styles.nothing}>
        No questions match. Try another word, or <SiteLink href={contactPath}>ask a person</SiteLink>.
      </p>
    </Band>
  );
}
