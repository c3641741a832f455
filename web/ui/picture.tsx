import { stegaClean } from "@sanity/client/stega";
import type { Figure } from "#content/content-types.ts";
import { toFigureSources } from "#content/image-url.server.ts";
import styles from "./picture.module.css";

export interface PictureProps {
  figure: Figure | null;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** Width over height; cropped around the hotspot. Without it the picture keeps its own proportions. */
  ratio?: number;
  /** The widest file that is ever worth sending, in pixels. */
  maxWidth?: number;
  /** True for the first picture of a page: loaded at once, before anything below the fold. */
  priority?: boolean;
}

/** An editor's picture in the sizes screens need, over its own blurred placeholder. Nothing when nothing was uploaded. */
export function Picture({ figure, sizes, ratio, maxWidth = 3840, priority = false }: PictureProps) {
  const sources = figure && toFigureSources(figure, { ratio, maxWidth });
  if (!sources) return null;
  return (
    <img
      className={styles.picture}
      {...sources}
      sizes={sizes}
      alt={stegaClean(figure.alt) ?? ""}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      style={figure.lqip ? { backgroundImage: `url("${stegaClean(figure.lqip)}")` } : undefined}
    />
  );
}
