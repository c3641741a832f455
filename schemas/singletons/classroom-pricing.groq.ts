/** What a class may order, and what it saves. */
export const classroomPricingProjection = /* groq */ `{
  courses[]-> { _id, title, handle },
  discounts[] { _key, minSeats, percent }
}`;
