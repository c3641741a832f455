import { figureProjection } from "../../objects/figure.groq.ts";
import { classroomPricingProjection } from "../../singletons/classroom-pricing.groq.ts";

export const requestFormProjection = /* groq */ `_type == "requestForm" => {
  title, text, image ${figureProjection}, form,
  "supportEmail": *[_type == "siteSettings" && _id == "siteSettings"][0].supportEmail,
  "classroomPricing": select(
    form == "classroom-pricing" =>
      *[_type == "classroomPricing" && _id == "classroomPricing"][0] ${classroomPricingProjection}
  )
}`;
