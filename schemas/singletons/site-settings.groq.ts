import { metadataProjection } from "../objects/metadata.groq.ts";

export const siteSettingsProjection = /* groq */ `{
  _id, _type, name, tagline, supportEmail, learningSiteUrl,
  socialLinks[] { _key, label, href },
  meta ${metadataProjection}
}`;
