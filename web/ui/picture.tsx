import { stegaClean } from "@sanity/client/stega";
import type { Figure } from "#lib/content-types.ts";
import { toImageUrl } from "#lib/image-url.server.ts";
import styles from "./picture.module.css";

/** SPEC §9: device widths from 640 to 3840 pixels. */
const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2560, 3840];

export interface PictureProps {
  figure: Figure | null;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** Width over height; cropped around the hotspot. Without it the picture keeps its own proportions. */
  ratio?: number;
  /** The widest file that is ever worth sending, in pixels. */
  maxWidth?: number;
  /** True on the first screen: loaded at once, before anything below the fold. */
  priority?: boolean;
}

/** An editor's picture in the sizes screens need, over its own blurred placeholder. Nothing when nothing was uploaded. */
export function Picture({ figure, sizes, ratio, maxWidth = 1920, priority = false }: PictureProps) {
  if (!figure) return null;
  const width = figure.width ?? maxWidth;
  const height = ratio ? width / ratio : (figure.height ?? width);
  const widest = Math.min(maxWidth, width);
  const toUrl = (size: number) =>
    toImageUrl(figure, { width: size, ...(ratio ? { height: Math.round(size / ratio) } : {}) });
  const src = toUrl(Math.min(1080, widest));
  if (!src) return null;
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={[...deviceWidths.filter((size) => size < widest), widest]
        .map((size) => `${toUrl(size)} ${size}w`)
        .join(", ")}
      sizes={sizes}
      width={Math.round(width)}
      height={Math.round(height)}
      alt={stegaClean(figure.alt) ?? ""}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      style={figure.lqip ? { backgroundImage: `url("${stegaClean(figure.lqip)}")` } : undefined}
    />
  );
}
