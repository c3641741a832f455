import { stegaClean } from "@sanity/client/stega";
import type { Promotion } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./promotion-banner.module.css";

export interface PromotionBannerProps {
  promotion: Promotion;
}

/** A promotion's text and link. Its four ids are data attributes that a tag manager reads (requirements §3.73). */
export function PromotionBanner({ promotion: { text, image, link, ...names } }: PromotionBannerProps) {
  const ids = stegaClean(names);
  return (
    <Band
      ground="pine"
      space="small"
      aria-label="Promotion"
      data-promotion-id={ids.promotionId}
      data-promotion-name={ids.promotionName}
      data-creative-slot={ids.creativeSlot}
      data-location-id={ids.locationId}
    >
      {image?.asset && (
        <div className={styles.picture}>
          <Picture figure={image} sizes="(width >= 60rem) 24vw, 40vw" ratio={4 / 3} maxWidth={1080} />
        </div>
      )}
      <div className={styles.words} data-alone={image?.asset ? undefined : true}>
        <p className={styles.text}>{text}</p>
        {link?.label && (
          <div>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </div>
        )}
      </div>
    </Band>
  );
}
