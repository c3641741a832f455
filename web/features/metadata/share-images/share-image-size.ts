/** In pixels: the size that every network shows uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;
