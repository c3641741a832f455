export const testimonialsProjection = /* groq */ `_type == "testimonials" => {
  title, items[] { _key, author, content }
}`;
