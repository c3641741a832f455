/** An image with what the image builder and placeholder need. */
export const figureProjection = /* groq */ `{
  asset, crop, hotspot, alt,
  "lqip": asset->metadata.lqip,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height
}`;
