import { stegaClean } from "@sanity/client/stega";
import type { Figure } from "#content/content-types.ts";
import { toFigureSources } from "#content/image-url.server.ts";
import { FirstImage } from "./first-image.client.tsx";
import styles from "./picture.module.css";

export interface PictureProps {
  figure: Figure | null;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Width over height, cropped around the hotspot. Defaults to the image's own proportions. */
  ratio?: number;
  /** The largest useful width, in pixels. */
  maxWidth?: number;
  /** True for a page's first image, which loads immediately. */
  priority?: boolean;
}

/** An editor's image in responsive sizes, with its blurred placeholder. Renders nothing without an upload. */
export function Picture({ figure, sizes, ratio, maxWidth = 3840, priority = false }: PictureProps) {
  const sources = figure && toFigureSources(figure, { ratio, maxWidth });
  if (!sources) return null;
  const alt = stegaClean(figure.alt) ?? "";
  const image = {
    className: styles.picture,
    ...sources,
    sizes,
    decoding: "async" as const,
    style: figure.lqip ? { backgroundImage: `url("${stegaClean(figure.lqip)}")` } : undefined,
  };
  return priority ? <FirstImage {...image} alt={alt} /> : <img {...image} alt={alt} loading="lazy" />;
}
