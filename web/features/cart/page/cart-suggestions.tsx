import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import { unknownDetail } from "#commerce/cart/student-detail.ts";
import { namePerson } from "#features/cart/lines/name-person.ts";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./cart-suggestions.module.css";

export interface CartSuggestionsProps {
  suggestions: readonly CartSuggestion[];
}

/** Suggestions to add to the cart with one click. */
export function CartSuggestions({ suggestions }: CartSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="You might also like">
      {suggestions.map(({ image, ...suggestion }) => (
        <li className={styles.suggestion} key={suggestion.variantId}>
          {image && (
            // oxlint-disable-next-line nextjs/no-img-element -- The content service scales pictures itself.
            <img
              className={styles.image}
              {...image}
              alt={image.alt}
              sizes="6rem"
              loading="lazy"
              decoding="async"
            />
          )}
          <div className={styles.words}>
            <p>
              {suggestion.url ? (
                <SiteLink href={suggestion.url}>{suggestion.message}</SiteLink>
              ) : (
                suggestion.message
              )}
            </p>
            <SuggestionForm suggestion={suggestion} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SuggestionForm({ suggestion }: { suggestion: CartSuggestion }) {
  const { title, variantId, replaces, student } = suggestion;
  const person = replaces.length > 0 && student ? namePerson({ ...student }) : null;
  return (
    <form action="/api/cart/lines" method="post" data-title={title}>
      <input type="hidden" name="merchandiseId" value={variantId} />
      {replaces.map((lineId) => (
        <input type="hidden" name="replaces" value={lineId} key={lineId} />
      ))}
      {Object.entries(student ?? {}).map(([name, value]) => (
        <input type="hidden" name={name} value={value === unknownDetail ? "" : value} key={name} />
      ))}
      <Button tone="quiet" type="submit">
        {/* One item of the button's flexbox, which would put the name into a column of its own. */}
        <span>
          {toLabel(suggestion)}
          {/* Of several seats, it switches one. */}
          {person && (
            <>
              , for <bdi>{person}</bdi>
            </>
          )}
        </span>
      </Button>
    </form>
  );
}

function toLabel({ title, price, saved, replaces }: CartSuggestion): string {
  if (saved !== null) return `Switch to the bundle and save ${saved}`;
  return replaces.length > 0 ? `Switch to ${title}, ${price}` : `Add ${title}, ${price}`;
}
