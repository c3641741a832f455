import { stegaClean } from "@sanity/client/stega";
import { toItemList } from "#features/analytics/item-list.ts";
import { GiftRow } from "#features/courses/gift-row.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import { Shelf } from "#features/interests/shelf.client.tsx";
import type { Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./gift-shelf.module.css";

export interface GiftShelfProps {
  section: Section<"giftShelf">;
  offers: Offers;
}

/** All courses and bundles sold as gifts, under a heading with an anchor. */
export function GiftShelf({ section: { _key, anchor, title, text, gifts }, offers }: GiftShelfProps) {
  const sold = gifts
    .map((gift) => ({ ...gift, offer: findOffer(offers, gift.course.handle) }))
    .filter(({ offer }) => offer.kind === "unavailable" || offer.gift !== undefined);
  if (sold.length === 0) return null;
  return (
    <Band id={stegaClean(anchor) ?? undefined} aria-labelledby={`${_key}-title`} {...toItemList(title)}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <Shelf
        itemClassName={styles.gift}
        items={sold.map(({ course, giftMeta, offer }) => ({
          key: course._id,
          audience: course.audience,
          content: <GiftRow course={course} giftMeta={giftMeta} offer={offer} />,
        }))}
      />
    </Band>
  );
}
