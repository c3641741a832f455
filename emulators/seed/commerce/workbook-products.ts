import { createBookProduct } from "#seed/commerce/create-book-product.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";

const workbook = {
  productType: "Book",
  binding: "Spiral bound",
  prices: { USD: { amount: 2_299, compareAt: null }, CAD: { amount: 3_199, compareAt: null } },
} as const;

/** The five printed workbooks. One is sold out, of one the last three are left, and one is printed in three editions. A number never changes: ids are made of it. */
export const workbookProducts: Product[] = [
  createBookProduct({
    ...workbook,
    number: 1,
    orderInSeries: 1,
    handle: "getting-started-with-asl",
    title: "Getting Started with ASL",
    subtitle: "The workbook for Level 1A",
    descriptionHtml: [
      "<p>A printed workbook to write and draw in, beside the five lessons of Level 1A. Each lesson has what you learned on one side, and room to practice on the other.</p>",
      "<p>Spell names, gloss short questions, and draw the movements you saw. The exercises need the course’s videos; the answers are at the back.</p>",
    ].join("\n"),
    sku: "BOOK-1A",
    barcode: "2900000000018",
    tags: ["adult", "workbook"],
    stock: 120,
    weightInGrams: 480,
    pictures: [
      {
        file: "getting-started-with-asl",
        altText: "A spiral bound workbook in pale green: Getting Started with ASL, Level 1A.",
      },
      {
        file: "getting-started-with-asl-inside",
        altText: "Inside: a lesson called “Questions are on the face”, and a page to draw movements on.",
      },
    ],
  }),
  createBookProduct({
    ...workbook,
    number: 2,
    orderInSeries: 2,
    handle: "building-on-the-basics-of-asl",
    title: "Building on the Basics of ASL",
    subtitle: "The workbook for Level 1B",
    descriptionHtml: [
      "<p>The second printed workbook, for the five lessons of Level 1B: time first, then the topic, then what you think of it.</p>",
      "<p>You gloss your own week, plan an evening out and turn sentences around with a shake of the head. The answers are at the back.</p>",
      "<p>It comes spiral bound, spiral bound in large print for readers with low vision, or as a hardcover for a library.</p>",
    ].join("\n"),
    sku: "BOOK-1B",
    barcode: "2900000000025",
    tags: ["adult", "workbook"],
    stock: 85,
    weightInGrams: 500,
    editions: [
      {
        name: "Spiral bound, large print",
        sku: "BOOK-1B-LARGE",
        barcode: "2900000000087",
        prices: { USD: { amount: 2_799, compareAt: null }, CAD: { amount: 3_899, compareAt: null } },
        stock: 18,
        weightInGrams: 690,
        picture: "building-on-the-basics-of-asl-large-print",
      },
      {
        name: "Hardcover",
        sku: "BOOK-1B-HARD",
        barcode: "2900000000094",
        prices: { USD: { amount: 3_299, compareAt: null }, CAD: { amount: 4_599, compareAt: null } },
        stock: 0,
        weightInGrams: 740,
        picture: "building-on-the-basics-of-asl-hardcover",
      },
    ],
    pictures: [
      {
        file: "building-on-the-basics-of-asl",
        altText: "A spiral bound workbook in green: Building on the Basics of ASL, Level 1B.",
      },
      {
        file: "building-on-the-basics-of-asl-inside",
        altText: "Inside: a lesson called “First when, then what”, and a page to draw movements on.",
      },
      {
        file: "building-on-the-basics-of-asl-large-print",
        altText: "The same workbook, spiral bound: “Workbook, large print” stands on its cover.",
      },
      {
        file: "building-on-the-basics-of-asl-hardcover",
        altText: "The same workbook as a hardcover, with a spine instead of the wire.",
      },
    ],
  }),
  createBookProduct({
    ...workbook,
    number: 3,
    orderInSeries: 3,
    handle: "elevating-your-signing-skills",
    title: "Elevating your Signing Skills",
    subtitle: "The workbook for Level 2A",
    descriptionHtml: [
      "<p>The printed workbook for the five lessons of Level 2A. Here you draw more than you write: rooms, streets and scenes, and where each person stands in them.</p>",
      "<p>Then you sign what you drew, and let somebody else draw what you signed.</p>",
    ].join("\n"),
    sku: "BOOK-2A",
    barcode: "2900000000032",
    tags: ["adult", "workbook"],
    stock: 3,
    weightInGrams: 540,
    pictures: [
      {
        file: "elevating-your-signing-skills",
        altText: "A spiral bound workbook in pine green: Elevating your Signing Skills, Level 2A.",
      },
      {
        file: "elevating-your-signing-skills-inside",
        altText: "Inside: a lesson called “A place for everyone”, and a page to draw movements on.",
      },
    ],
  }),
  createBookProduct({
    ...workbook,
    number: 4,
    orderInSeries: 4,
    handle: "refining-your-asl-skills",
    title: "Refining your ASL Skills",
    subtitle: "The workbook for Level 2B",
    descriptionHtml: [
      "<p>The printed workbook for the five lessons of Level 2B. It helps you plan a story before you sign it: the opening, the scene, the turn and the end.</p>",
      "<p>With pages for opinions, for questions you answer yourself, and for the words you want to read faster.</p>",
    ].join("\n"),
    sku: "BOOK-2B",
    barcode: "2900000000049",
    tags: ["adult", "workbook"],
    stock: 0,
    weightInGrams: 560,
    pictures: [
      {
        file: "refining-your-asl-skills",
        altText: "A spiral bound workbook in dark green: Refining your ASL Skills, Level 2B.",
      },
      {
        file: "refining-your-asl-skills-inside",
        altText: "Inside: a lesson called “Ask it, then answer it”, and a page to draw movements on.",
      },
    ],
  }),
  createBookProduct({
    ...workbook,
    number: 5,
    orderInSeries: 1,
    handle: "handshape-for-kids-levels-1a-1b",
    title: "Handshape for Kids Levels 1A/1B",
    subtitle: "One workbook for both kids courses",
    descriptionHtml: [
      "<p>One printed workbook for both kids courses. Children draw faces, families and animals, and show a grown-up how to sign them.</p>",
      "<p>Big lines, thick paper, and a wire that lets every page lie flat.</p>",
    ].join("\n"),
    sku: "BOOK-KIDS-1A-1B",
    barcode: "2900000000056",
    tags: ["kids", "workbook"],
    stock: 64,
    weightInGrams: 420,
    pictures: [
      {
        file: "handshape-for-kids-levels-1a-1b",
        altText: "A spiral bound workbook in pink and coral: Handshape for Kids, 1A and 1B.",
      },
      {
        file: "handshape-for-kids-levels-1a-1b-inside",
        altText: "Inside: a lesson called “How do you feel today?”, and a page to draw movements on.",
      },
    ],
  }),
];
