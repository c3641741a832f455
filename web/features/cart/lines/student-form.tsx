import { unknownDetail } from "#commerce/cart/student-detail.ts";
import {
  maxEmailLength,
  maxPersonNameLength,
  personNamePattern,
  personNameProblem,
} from "#lib/person-rules.ts";
import { CartForm } from "#features/cart/forms/cart-form.client.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field } from "#ui/field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { namePerson } from "./name-person.ts";
import styles from "./line-form.module.css";

export interface StudentFormProps {
  lineId: string;
  student: Readonly<Record<string, string>>;
}

/** Edits a seat's student. */
export function StudentForm({ lineId, student }: StudentFormProps) {
  const valueOf = (key: string) => (student[key] === unknownDetail ? "" : student[key]);
  const name = {
    pattern: personNamePattern.source,
    title: personNameProblem,
    maxLength: maxPersonNameLength,
    autoComplete: "off",
    hasAlert: true,
  };
  return (
    <div className={styles.place}>
      <Disclosure
        summary={
          valueOf("first") ? (
            <>
              Change the student
              <VisuallyHidden>
                {" "}
                <bdi>{namePerson(student)}</bdi>
              </VisuallyHidden>
            </>
          ) : (
            "Name the student"
          )
        }
        size="small"
      >
        <CartForm>
          <form className={styles.form} action="/api/cart/lines/update" method="post">
            <input type="hidden" name="lineId" value={lineId} />
            <Field label="First name" name="first" defaultValue={valueOf("first")} {...name} />
            <Field label="Last name" name="last" defaultValue={valueOf("last")} {...name} />
            <Field
              label="Email"
              hint="We send the course here. If you leave it empty, we send it to you."
              type="email"
              name="email"
              maxLength={maxEmailLength}
              autoComplete="off"
              defaultValue={valueOf("email")}
              hasAlert
            />
            <Button tone="quiet" type="submit">
              Save
            </Button>
          </form>
        </CartForm>
      </Disclosure>
    </div>
  );
}
