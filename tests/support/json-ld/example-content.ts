import type { Faq, Figure } from "@shop/web/content/content-types.ts";
import { toGid } from "@shop/web/lib/gid.ts";
import type { Offer } from "@shop/web/commerce/offer.ts";
import type { ProductVariants } from "@shop/web/commerce/product-variants.ts";
import type { BlogPostingInput } from "@shop/web/features/metadata/json-ld/to-blog-posting.server.ts";
import type { PersonInput } from "@shop/web/features/metadata/json-ld/to-person.server.ts";
import type { BookInput } from "@shop/web/features/metadata/json-ld/to-book.server.ts";
import type { CourseInput } from "@shop/web/features/metadata/json-ld/to-course.server.ts";
import type { DefinedTermInput } from "@shop/web/features/metadata/json-ld/to-defined-term.server.ts";
import type { OrganizationInput } from "@shop/web/features/metadata/json-ld/to-organization.server.ts";
import type { VideoInput } from "@shop/web/features/metadata/json-ld/to-video.server.ts";

// Complete content, with every field filled in.
const picture: Figure = {
  asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-1600x1200-webp` },
  crop: null,
  hotspot: null,
  alt: "A cover",
  lqip: null,
  width: 1600,
  height: 1200,
};

export const shop: OrganizationInput = {
  name: "Handshape",
  tagline: "Taught by Deaf people",
  supportEmail: "hello@handshape.test",
  socialLinks: [{ _key: "a", label: "YouTube", href: "https://www.youtube.com/@handshape" }],
  meta: { description: "Online ASL courses." },
};

export const offer: Offer = {
  kind: "priced",
  variantId: toGid("ProductVariant", "gid://shopify/ProductVariant/1"),
  availableForSale: true,
  prices: {
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.5", compareAtAmount: null },
  },
};

/** A book in two editions; the second has its own picture, and is sold out. */
export const variants: ProductVariants = {
  options: [{ name: "Format", values: ["Spiral bound", "Hardcover"] }],
  variants: [
    {
      id: toGid("ProductVariant", "gid://shopify/ProductVariant/1"),
      title: "Spiral bound",
      sku: "BOOK-1",
      availableForSale: true,
      stock: 3,
      prices: {
        USD: { amount: "22.99", compareAtAmount: null },
        CAD: { amount: "31.99", compareAtAmount: null },
      },
      values: ["Spiral bound"],
      image: null,
    },
    {
      id: toGid("ProductVariant", "gid://shopify/ProductVariant/2"),
      title: "Hardcover",
      sku: "BOOK-1-HARD",
      availableForSale: false,
      stock: 0,
      prices: {
        USD: { amount: "32.99", compareAtAmount: null },
        CAD: { amount: "45.99", compareAtAmount: null },
      },
      values: ["Hardcover"],
      image: {
        url: "https://cdn.shop.example/hardcover.webp",
        altText: "In boards.",
        width: 960,
        height: 1200,
      },
    },
  ],
};

const otherCourse = {
  _type: "course",
  title: "Level 1B",
  description: "The second five lessons.",
  slug: "level-1b",
} as const;

export const instructor: PersonInput = {
  _type: "instructor",
  name: "Elias Amadi",
  role: "Deaf instructor",
  shortBio: "Deaf teacher.",
  slug: "elias-amadi",
  image: picture,
};

export const course: CourseInput = {
  _type: "course",
  title: "Level 1A",
  description: "Your first five lessons.",
  slug: "level-1a",
  image: picture,
  skillLevel: "beginner",
  ageRange: { _type: "ageRange", from: 15, to: 100 },
  metaAgeRange: null,
  whatYouWillLearn: ["Spell your name"],
  lessonCount: 5,
  stats: { duration: "About 5 weeks", videoHours: "2.5+ hours", ceuCount: 1.5, access: "1 year" },
  instructor,
  prerequisites: [otherCourse],
  reviews: [
    { _key: "a", author: "A parent", content: "Kind.", rating: 5, date: "2026-03-14", isSample: false },
  ],
  bundledCourses: [otherCourse],
};

export const ownBook: BookInput = {
  _type: "book",
  handle: "getting-started",
  title: "Getting Started with ASL",
  subtitle: "Workbook",
  author: "Handshape",
  image: picture,
  isbn: "979-0-99999-012-3",
  pages: 120,
  format: "Spiral bound",
  publisher: "Handshape",
  language: "English",
  weight: "1.2 lb",
  dimensions: "8.5 × 11 × 0.5 in",
  isShopifyProduct: true,
  price: null,
  externalLink: null,
  meta: { description: "A workbook for Level 1A." },
};

export const otherBook: BookInput = {
  ...ownBook,
  handle: "eyebrows-up",
  title: "Eyebrows Up",
  author: "Dov Harrigan",
  format: "paperback",
  isShopifyProduct: false,
  price: { amount: "21.99", currencyCode: "USD" },
  externalLink: "https://books.example.com/eyebrows-up",
};

export const post: BlogPostingInput = {
  _type: "blogPost",
  slug: "fifteen-minutes",
  title: "Fifteen minutes a day",
  excerpt: "A plan.",
  cover: picture,
  publishedAt: "2026-03-02T09:00:00Z",
  _updatedAt: "2026-03-04T10:11:12Z",
  tags: ["practice"],
  author: { name: "June Castellan", role: "Teacher", image: picture },
};

export const faq: Faq = {
  _id: "faq-a",
  _type: "faq",
  category: "courses",
  question: "How long do I have?",
  answer: [
    {
      _key: "a",
      _type: "block",
      style: "normal",
      children: [{ _key: "s", _type: "span", text: "One year.", marks: [] }],
      markDefs: [],
    },
  ],
  slug: "access",
};

export const sign: DefinedTermInput = {
  _type: "sign",
  slug: "thank-you",
  gloss: "THANK-YOU",
  englishWords: ["thank you", "thanks"],
  description: "Move your flat hand from your chin down to the person.",
};

export const video: VideoInput = {
  title: "A look inside",
  file: { asset: { _type: "reference", _ref: `file-${"b".repeat(40)}-mp4` } },
  poster: picture,
  mimeType: "video/mp4",
  uploadedAt: "2026-01-05T08:00:00Z",
  duration: "0:07",
  transcript: "A hand rises.",
};
