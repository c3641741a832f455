import { figureProjection } from "../../objects/figure.groq.ts";
export const giftCodeFormProjection = /* groq */ `_type == "giftCodeForm" => {
  title, text, image ${figureProjection},
  "supportEmail": *[_type == "siteSettings" && _id == "siteSettings"][0].supportEmail
}`;
