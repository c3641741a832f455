export const emailSignupProjection = /* groq */ `_type == "emailSignup" => {
  title, text,
  "supportEmail": *[_type == "siteSettings" && _id == "siteSettings"][0].supportEmail
}`;
