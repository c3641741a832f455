import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { Picture } from "#ui/picture.tsx";
import { RichText } from "#ui/rich-text.tsx";
import styles from "./picture-and-text.module.css";

export interface PictureAndTextProps {
  section: Section<"pictureAndText">;
}

/** Text beside an image that extends to the window's edge. Without an image, the text hangs under its title. */
export function PictureAndText({ section: { title, body, image, side } }: PictureAndTextProps) {
  if (!image?.asset) {
    if (!body?.length) return null;
    return (
      <SideHeadingBand title={title}>
        <RichText value={body} />
      </SideHeadingBand>
    );
  }
  return (
    <Band space="none">
      <div className={styles.picture} data-side={stegaClean(side) === "left" ? "left" : "right"}>
        <Picture figure={image} sizes="(width >= 60rem) 55vw, 100vw" />
      </div>
      <div className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <RichText value={body} />
      </div>
    </Band>
  );
}
