export const giftCodeFormProjection = /* groq */ `_type == "giftCodeForm" => {
  title, text,
  "supportEmail": *[_type == "siteSettings" && _id == "siteSettings"][0].supportEmail
}`;
