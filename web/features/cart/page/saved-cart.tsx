import type { Merchandise } from "#commerce/cart/merchandise-reader.ts";
import { type LinkedCart, toSavedCart } from "#commerce/cart/saved-cart.ts";
import { Button } from "#ui/button.tsx";
import styles from "./saved-cart.module.css";

export interface SavedCartProps extends LinkedCart {
  /** By variant id. What's missing is no longer sold. */
  merchandise: ReadonlyMap<string, Merchandise>;
}

/** What a link to a saved cart contains, and a button that adds it. */
export function SavedCart({ items, isWhole, merchandise }: SavedCartProps) {
  const known = items.flatMap((item) => {
    const found = merchandise.get(item.merchandiseId);
    return found ? [{ ...item, ...found }] : [];
  });
  const available = known.filter(({ isAvailable }) => isAvailable);
  const gone = items.length - known.length;
  return (
    <section className={styles.saved} aria-labelledby="saved-cart">
      <h2 className={styles.title} id="saved-cart">
        A saved cart
      </h2>
      {!isWhole && <p>Part of this link is missing. Ask for it again.</p>}
      {known.length > 0 && (
        <ul className={styles.items}>
          {known.map(({ merchandiseId, quantity, title, isAvailable }) => (
            <li key={merchandiseId}>
              {quantity > 1 && `${quantity} × `}
              {title}
              {!isAvailable && " (sold out)"}
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && <p>{gone === 1 ? "One item isn’t" : `${gone} items aren’t`} sold anymore.</p>}
      {available.length > 0 && (
        <form action="/api/cart/lines" method="post" data-leaves>
          <input type="hidden" name="saved" value={toSavedCart(available)} />
          <Button type="submit">Add to my cart</Button>
        </form>
      )}
    </section>
  );
}
