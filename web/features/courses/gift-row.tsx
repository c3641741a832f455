import { documentPath } from "@shop/schemas/paths.ts";
import { giftAnchor } from "#features/courses/other-ways-to-buy.tsx";
import { Price } from "#features/currency/price.tsx";
import { OutsideWallet } from "#features/wallet/outside-wallet.client.tsx";
import type { Section } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CourseTile } from "./course-tile.tsx";
import styles from "./gift-row.module.css";

type Gift = Section<"giftShelf">["gifts"][number];

export interface GiftRowProps extends Pick<Gift, "course" | "giftMeta"> {
  offer: Offer;
}

/** A course as a gift: its gift description, price and a link to its card. */
export function GiftRow({ course, giftMeta, offer }: GiftRowProps) {
  const { gift, item } = offer.kind === "priced" ? offer : {};
  const title = giftMeta?.title ?? course.title;
  const path = documentPath(course);
  const giftForm = path && `${path}#${giftAnchor}`;
  return (
    <article className={styles.row}>
      <CourseTile course={course} shape="return" className={styles.tile} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {gift ? (
            <SiteLink className={styles.link} loads href={giftForm}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <p className={styles.description}>{giftMeta?.description ?? course.description}</p>
      </div>
      <div className={styles.offer}>
        <Price
          offer={
            gift
              ? {
                  kind: "priced",
                  availableForSale: true,
                  ...gift,
                  ...(item && { item: { ...item, sku: null } }),
                }
              : { kind: "unavailable" }
          }
        />
        {gift && (
          // School wallets can't buy gifts (requirements §6.2).
          <OutsideWallet>
            <ButtonLink tone="quiet" loads href={giftForm} data-wallet="outside">
              Write a card<VisuallyHidden> for {course.title}</VisuallyHidden>
            </ButtonLink>
          </OutsideWallet>
        )}
      </div>
    </article>
  );
}
