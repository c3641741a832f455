import { figureProjection } from "../objects/figure.groq.ts";

/** A book as it stands on a shelf. */
export const bookCardProjection = /* groq */ `{
  _id, _type, handle, title, subtitle, author, audience, isShopifyProduct, format, pages, price,
  "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection}
}`;
