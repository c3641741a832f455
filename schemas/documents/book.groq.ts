import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { richTextProjection } from "../objects/rich-text.groq.ts";
import { courseCardProjection } from "./course.groq.ts";

/** A book in a list. */
export const bookCardProjection = /* groq */ `{
  _id, _type, handle, title, subtitle, author, audience, isShopifyProduct, format, pages, price,
  "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection}
}`;

/** A book on its own page, with the main image first. */
export const bookPageProjection = /* groq */ `{
  _id, _type, handle, title, subtitle, author, audience, isShopifyProduct, format, pages, price, isbn, externalLink,
  publisher, language, weight, dimensions,
  description[] ${richTextProjection},
  "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection},
  "images": images[] | order(coalesce(isFeatured, false) desc) { _key, ...${figureProjection} },
  details[] { _key, label, value },
  stats[] { _key, label, value },
  policies[] { _key, name, description },
  disclaimer,
  "hasSample": defined(sample.asset),
  sections {
    header { image ${figureProjection} },
    howItWorks { image ${figureProjection}, items[] { _key, title, content } },
    highlightOne { image ${figureProjection}, title, paragraphs },
    highlightTwo { image ${figureProjection}, title, paragraphs },
    bookPreview { image ${figureProjection}, sampleUrl },
    cta { image ${figureProjection} }
  },
  relatedProducts[] {
    _key, _type,
    _type == "externalProduct" => { name, url, image ${figureProjection} },
    _type == "reference" => {
      "product": @-> {
        _type == "book" => ${bookCardProjection},
        _type == "course" => ${courseCardProjection}
      }
    }
  },
  meta ${metadataProjection}
}`;
