interface Term {
  /** Properties that Google's rich results require. */
  required: readonly string[];
  /** The values schema.org expects, by property: names of its types. */
  properties: Readonly<Record<string, readonly string[]>>;
}

const text = ["Text"];
const url = ["URL"];
const anything = { name: text, description: text, url, image: url, "@id": url } as const;
const creativeWork = {
  ...anything,
  author: ["Person", "Organization"],
  publisher: ["Organization"],
  inLanguage: ["Text", "Language"],
  keywords: text,
  headline: text,
  alternativeHeadline: text,
  datePublished: ["Date"],
  dateModified: ["Date"],
  educationalLevel: text,
  typicalAgeRange: text,
  teaches: text,
  mainEntityOfPage: url,
  offers: ["Offer"],
} as const;
const product = {
  ...anything,
  gtin13: ["Isbn"],
  brand: ["Brand"],
  offers: ["Offer"],
  additionalProperty: ["PropertyValue"],
} as const;
const organization = {
  ...anything,
  logo: url,
  slogan: text,
  email: text,
  sameAs: url,
} as const;

/** The part of schema.org that the site uses (schema.org/docs/full.html). */
export const vocabulary: Readonly<Record<string, Term>> = {
  Organization: { required: ["name"], properties: organization },
  WebSite: { required: ["name", "url"], properties: creativeWork },
  BreadcrumbList: {
    required: ["itemListElement"],
    properties: { ...anything, itemListElement: ["ListItem"] },
  },
  ItemList: { required: ["itemListElement"], properties: { ...anything, itemListElement: ["ListItem"] } },
  ListItem: { required: ["position"], properties: { ...anything, position: ["Integer"], item: url } },
  Course: {
    required: ["name", "description", "provider"],
    properties: {
      ...creativeWork,
      provider: ["Organization"],
      coursePrerequisites: ["Course"],
      hasPart: ["Course"],
      hasCourseInstance: ["CourseInstance"],
      review: ["Review"],
      aggregateRating: ["AggregateRating"],
    },
  },
  Review: {
    required: ["author", "reviewRating"],
    properties: { ...creativeWork, reviewBody: text, reviewRating: ["Rating"] },
  },
  Rating: {
    required: ["ratingValue"],
    properties: { ...anything, ratingValue: ["Number"], bestRating: ["Integer"] },
  },
  AggregateRating: {
    required: ["ratingValue", "reviewCount"],
    properties: {
      ...anything,
      ratingValue: ["Number"],
      bestRating: ["Integer"],
      reviewCount: ["Integer"],
    },
  },
  CourseInstance: {
    required: ["courseMode"],
    properties: {
      ...anything,
      courseMode: text,
      courseWorkload: ["Duration", "Text"],
      courseSchedule: ["Schedule"],
      instructor: ["Person"],
    },
  },
  Schedule: {
    required: ["repeatFrequency"],
    properties: { ...anything, repeatFrequency: text, repeatCount: ["Integer"] },
  },
  Person: { required: ["name"], properties: { ...anything, jobTitle: text } },
  Offer: {
    required: ["price", "priceCurrency"],
    properties: {
      ...anything,
      price: ["Decimal"],
      priceCurrency: ["Currency"],
      availability: url,
      itemCondition: url,
      category: text,
      seller: ["Organization"],
      eligibleRegion: ["Country"],
      shippingDetails: ["OfferShippingDetails"],
      hasMerchantReturnPolicy: ["MerchantReturnPolicy"],
    },
  },
  OfferShippingDetails: {
    required: ["shippingDestination"],
    properties: { ...anything, shippingDestination: ["DefinedRegion"] },
  },
  DefinedRegion: { required: ["addressCountry"], properties: { ...anything, addressCountry: ["Country"] } },
  MerchantReturnPolicy: {
    required: ["merchantReturnLink"],
    properties: { ...anything, applicableCountry: ["Country"], merchantReturnLink: url },
  },
  Product: { required: ["name"], properties: { ...product, sku: text } },
  ProductGroup: {
    required: ["name", "productGroupID", "hasVariant"],
    properties: { ...product, productGroupID: text, variesBy: text, hasVariant: ["Product"] },
  },
  PropertyValue: { required: ["name", "value"], properties: { ...anything, value: text } },
  Brand: { required: ["name"], properties: anything },
  Language: { required: ["name"], properties: anything },
  Book: {
    required: ["name", "url"],
    properties: { ...creativeWork, isbn: ["Isbn"], numberOfPages: ["Integer"], bookFormat: url },
  },
  VideoObject: {
    required: ["name", "thumbnailUrl", "uploadDate"],
    properties: {
      ...creativeWork,
      thumbnailUrl: url,
      uploadDate: ["Date"],
      contentUrl: url,
      encodingFormat: text,
      duration: ["Duration"],
      transcript: text,
    },
  },
  FAQPage: { required: ["mainEntity"], properties: { ...creativeWork, mainEntity: ["Question"] } },
  Question: {
    required: ["name", "acceptedAnswer"],
    properties: { ...creativeWork, acceptedAnswer: ["Answer"], suggestedAnswer: ["Answer"] },
  },
  Quiz: { required: ["name", "hasPart"], properties: { ...creativeWork, hasPart: ["Question"] } },
  Answer: { required: ["text"], properties: { ...creativeWork, text } },
  DefinedTermSet: { required: ["name"], properties: creativeWork },
  DefinedTerm: {
    required: ["name"],
    properties: { ...anything, alternateName: text, inDefinedTermSet: ["DefinedTermSet"] },
  },
  BlogPosting: { required: ["headline"], properties: creativeWork },
};

/** The plain values, each by its format. */
export const plainValues: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  URL: /^https?:\/\/[^/\s]+/,
  Date: /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/,
  Integer: /^[1-9]\d*$/,
  Number: /^\d+(\.\d+)?$/,
  Decimal: /^\d+\.\d{2}$/,
  Currency: /^(USD|CAD)$/,
  Country: /^(US|CA)$/,
  Duration: /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/,
  Isbn: /^97[89]\d{10}$/,
};
