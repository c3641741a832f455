/** An image with what the image builder and placeholder need. Its description in Media is used where it has none of its own. */
export const figureProjection = /* groq */ `{
  asset, crop, hotspot,
  "alt": select(isDecoration != true => coalesce(select(alt != "" => alt), asset->altText)),
  "lqip": asset->metadata.lqip,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height
}`;
