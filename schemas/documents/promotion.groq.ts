import { figureProjection } from "../objects/figure.groq.ts";

export const promotionProjection = /* groq */ `{
  _id, _type, promotionId, promotionName, creativeSlot, locationId, text, startsAt, endsAt,
  image ${figureProjection},
  link { label, href }
}`;
