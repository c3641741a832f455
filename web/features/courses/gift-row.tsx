import { documentPath } from "@shop/schemas/paths.ts";
import { toLevel } from "#features/courses/level.ts";
import { giftAnchor } from "#features/courses/other-ways-to-buy.tsx";
import { Price } from "#features/currency/price.tsx";
import { OutsideWallet } from "#features/wallet/outside-wallet.client.tsx";
import type { Section } from "#lib/content-types.ts";
import type { Offer } from "#lib/offer.ts";
import { Arc } from "#ui/arc.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./gift-row.module.css";

type Gift = Section<"giftShelf">["gifts"][number];

export interface GiftRowProps extends Pick<Gift, "course" | "giftMeta"> {
  offer: Offer;
}

/** A course as it is given to somebody: its words as a gift, what the gift costs, and the way to its card. */
export function GiftRow({ course, giftMeta, offer }: GiftRowProps) {
  const { ground, mark } = toLevel(course);
  const gift = offer.kind === "priced" ? offer.gift : undefined;
  return (
    <article className={styles.row}>
      <span className={styles.tile} data-level={ground} aria-hidden="true">
        {mark ?? <Arc shape="return" draws="never" weight={5} className={styles.arc} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{giftMeta?.title ?? course.title}</h3>
        <p className={styles.description}>{giftMeta?.description ?? course.description}</p>
      </div>
      <div className={styles.offer}>
        <Price offer={gift ? { kind: "priced", availableForSale: true, ...gift } : { kind: "unavailable" }} />
        {gift && (
          // SPEC §6: a school's wallet pays no gifts.
          <OutsideWallet>
            <ButtonLink tone="quiet" loads href={`${documentPath(course)}#${giftAnchor}`}>
              Write the card<VisuallyHidden> for {course.title}</VisuallyHidden>
            </ButtonLink>
          </OutsideWallet>
        )}
      </div>
    </article>
  );
}
