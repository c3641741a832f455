import { Band } from "#ui/band.tsx";
import { Button } from "#ui/button.tsx";
import { ConsentState } from "./consent-state.client.tsx";
import styles from "./privacy-choices.module.css";

const anchor = "privacy-choices";

/**
 * Where a visitor sees and changes their answer about analytics. The form is a plain one, and the page it answers with starts without what
 * the answer no longer allows.
 */
export function PrivacyChoices() {
  return (
    <Band as="section" ground="sand" space="small" id={anchor} aria-labelledby={titleId}>
      <div className={styles.choices}>
        <h2 className={styles.title} id={titleId}>
          Your privacy choices
        </h2>
        <p>
          With your permission, we count which pages, courses, and videos people look at, and what they put
          into the cart. It helps us make the shop better. We never sell what we learn.
        </p>
        <ConsentState />
        <form className={styles.answers} action="/api/consent" method="post">
          <Button tone="quiet" type="submit" name="consent" value="yes">
            Allow analytics
          </Button>
          <Button tone="quiet" type="submit" name="consent" value="no">
            Don’t allow analytics
          </Button>
        </form>
      </div>
    </Band>
  );
}

const titleId = `${anchor}-title`;
