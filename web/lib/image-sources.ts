/** Device widths from 640 to 3840 pixels (requirements §9.11). */
const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2560, 3840];
const fallbackWidth = 1080;

interface SourceSizes {
  /** The image's own width in pixels, which is never exceeded. */
  width: number;
  /** Width over height. */
  ratio: number;
  /** The largest useful width, in pixels. */
  maxWidth: number;
}

export interface ImageSources {
  src: string;
  srcSet: string;
  /** In pixels: the space to reserve while the image loads. */
  width: number;
  height: number;
}

type ToUrl = (size: { width: number; height: number }) => string;

/** The `src` and `srcset` of an image in device widths. */
export function toImageSources({ width, ratio, maxWidth }: SourceSizes, toUrl: ToUrl): ImageSources {
  const largestWidth = Math.round(Math.min(maxWidth, width));
  const toUrlAt = (size: number) => toUrl({ width: size, height: Math.round(size / ratio) });
  const widths = [...deviceWidths.filter((size) => size < largestWidth), largestWidth];
  return {
    src: toUrlAt(Math.min(fallbackWidth, largestWidth)),
    srcSet: widths.map((size) => `${toUrlAt(size)} ${size}w`).join(", "),
    width: Math.round(width),
    height: Math.round(width / ratio),
  };
}
