/** The courses and discounts for classes. */
export const classroomPricingProjection = /* groq */ `{
  courses[]-> { _id, title, handle },
  discounts[] { _key, minSeats, percent }
}`;
