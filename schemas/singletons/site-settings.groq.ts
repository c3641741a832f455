import { metadataProjection } from "../objects/metadata.groq.ts";

const namedLinksProjection = /* groq */ `[] { _key, label, href }`;

export const siteSettingsProjection = /* groq */ `{
  _id, _type, name, tagline, supportEmail, postalAddress, learningSiteUrl,
  socialLinks${namedLinksProjection},
  navigation {
    links${namedLinksProjection},
    bundles${namedLinksProjection},
    resources${namedLinksProjection},
    about${namedLinksProjection}
  },
  footer {
    links${namedLinksProjection},
    legalLinks${namedLinksProjection},
    externalLinks${namedLinksProjection}
  },
  paymentIcons,
  meta ${metadataProjection}
}`;
