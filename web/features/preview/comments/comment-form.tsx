import { maxPersonNameLength } from "#lib/person-rules.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField, Field, TextField } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ReturnPath } from "../return-path.client.tsx";
import { CommentEnhancer } from "./comment-enhancer.client.tsx";
import styles from "./comment-form.module.css";

/** A reviewer's comment on the open page. The form works without JavaScript, and then it's about the whole page. */
export const CommentForm = () => (
  <CommentEnhancer>
    <form className={styles.form} action="/api/preview/comments" method="post" aria-label="Comment">
      <ReturnPath />
      <Field
        label="Your name"
        name="name"
        required
        maxLength={maxPersonNameLength}
        autoComplete="name"
        hasAlert
      />
      <div className={styles.place}>
        <ChoiceField label="About" name="quote" hint="Select words on the page to comment on them.">
          <option value="">The whole page</option>
        </ChoiceField>
      </div>
      <TextField label="Your comment" name="text" required rows={3} hasAlert />
      <div>
        <Button type="submit">
          Send comment <Spinner />
        </Button>
      </div>
      <FormAlert />
    </form>
  </CommentEnhancer>
);
