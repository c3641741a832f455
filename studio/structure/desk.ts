import {
  BasketIcon,
  BellIcon,
  BlockContentIcon,
  BookIcon,
  BulbOutlineIcon,
  CogIcon,
  DocumentIcon,
  EditIcon,
  HelpCircleIcon,
  OkHandIcon,
  PlayIcon,
  RocketIcon,
  TaskIcon,
  UserIcon,
} from "@sanity/icons";
import { faqCategories } from "@shop/schemas/vocabulary/faq-categories.ts";
import { periodFilters } from "@shop/schemas/vocabulary/periods.ts";
import { signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import { templateIds } from "../templates/templates.ts";
import type { DeskItem, DocumentList } from "./desk-item.ts";
import { all, byPeriod, divider, toOrder, withOrder } from "./desk-lists.ts";

const inSeries = { field: "orderInSeries", direction: "asc" } as const;

const courses: readonly DeskItem[] = [
  all("course", "All courses"),
  divider,
  {
    kind: "documents",
    id: "adult",
    type: "course",
    title: "Adults",
    where: { filter: `audience == "adult" && type != "bundle"` },
    order: inSeries,
    template: templateIds.adultCourse,
  },
  {
    kind: "documents",
    id: "kids",
    type: "course",
    title: "Kids",
    where: { filter: `audience == "kids" && type != "bundle"` },
    order: inSeries,
    template: templateIds.kidsCourse,
  },
  {
    kind: "documents",
    id: "bundles",
    type: "course",
    title: "Bundles",
    where: { filter: `type == "bundle"` },
    order: inSeries,
    template: templateIds.bundle,
  },
];

const ofBooks = { type: "book", field: "orderInList", thenBy: "title asc" } as const;

const books: readonly DeskItem[] = [
  all("book", "All books"),
  divider,
  toOrder({
    ...ofBooks,
    id: "ours",
    title: "Ours",
    filter: "isShopifyProduct == true",
    template: { id: templateIds.workbook, parameters: {} },
  }),
  toOrder({
    ...ofBooks,
    id: "recommended",
    title: "Recommended",
    filter: "isShopifyProduct != true",
    template: { id: templateIds.recommendedBook, parameters: {} },
  }),
];

const signs: readonly DeskItem[] = [
  all("sign", "All signs"),
  divider,
  ...signCategories.map(({ title, value }): DocumentList => ({
    kind: "documents",
    id: value,
    type: "sign",
    title,
    where: { filter: "category == $category", params: { category: value } },
    order: { field: "gloss", direction: "asc" },
  })),
];

const questions: readonly DeskItem[] = [
  all("faq", "All questions"),
  divider,
  ...faqCategories.map(({ title, value }) =>
    toOrder({
      id: value,
      type: "faq",
      title,
      filter: `category == "${value}"`,
      thenBy: "question asc",
      template: { id: templateIds.questionOfSubject, parameters: { category: value } },
    }),
  ),
];

/** The Studio's lists, organized the way editors think. Every document type is in one. */
export const desk: readonly DeskItem[] = [
  { kind: "unpublished", title: "Unpublished changes" },
  divider,
  { kind: "folder", id: "courses", title: "Courses", icon: PlayIcon, items: courses },
  { kind: "folder", id: "books", title: "Books", icon: BookIcon, items: books },
  {
    kind: "folder",
    id: "announcements",
    title: "Announcements",
    icon: BellIcon,
    items: [
      {
        kind: "folder",
        id: "bar",
        title: "At the top of the page",
        icon: BellIcon,
        items: [
          ...byPeriod("announcement", "All announcements"),
          divider,
          toOrder({
            type: "announcement",
            title: "Order in the bar",
            filter: `!(${periodFilters.ended})`,
            thenBy: "_createdAt asc",
          }),
        ],
      },
      withOrder({
        id: "cart",
        title: "In the cart",
        icon: BasketIcon,
        every: "All announcements in the cart",
        order: { type: "crossSellAnnouncement", title: "Order in the cart", thenBy: "_createdAt asc" },
      }),
      {
        kind: "folder",
        id: "promotions",
        title: "Promotions",
        icon: RocketIcon,
        items: byPeriod("promotion", "All promotions"),
      },
    ],
  },
  divider,
  {
    kind: "folder",
    id: "pages",
    title: "Pages",
    icon: DocumentIcon,
    items: [
      all("page", "Pages", "page"),
      all("legalPage", "Legal pages", "legalPage"),
      divider,
      all("pageMetadata", "Metadata for other pages", "pageMetadata"),
      all("redirect", "Redirects", "redirect"),
    ],
  },
  {
    kind: "folder",
    id: "learning",
    title: "Learning",
    icon: BulbOutlineIcon,
    items: [
      withOrder({
        id: "lessons",
        title: "Free lessons",
        icon: BookIcon,
        every: "All free lessons",
        order: {
          type: "freeLesson",
          title: "Order of the lessons",
          filter: "defined(level)",
          thenBy: "title asc",
          groupBy: "level",
        },
      }),
      { kind: "folder", id: "signs", title: "Signs", icon: OkHandIcon, items: signs },
      withOrder({
        id: "quizzes",
        title: "Quizzes",
        icon: TaskIcon,
        every: "All quizzes",
        order: { type: "quiz", title: "Order of the quizzes", thenBy: "title asc" },
      }),
    ],
  },
  { kind: "folder", id: "questions", title: "Questions", icon: HelpCircleIcon, items: questions },
  {
    kind: "folder",
    id: "blog",
    title: "Blog",
    icon: EditIcon,
    items: [
      { ...all("blogPost", "Posts", "blogPost"), icon: BlockContentIcon },
      all("author", "Authors", "author"),
    ],
  },
  divider,
  { ...all("instructor", "Instructors", "instructor"), icon: UserIcon },
  {
    kind: "folder",
    id: "settings",
    title: "Settings",
    icon: CogIcon,
    items: [
      { kind: "single", type: "siteSettings", title: "Site settings" },
      { kind: "single", type: "featureList", title: "Site features" },
      { kind: "single", type: "classroomPricing", title: "Classroom pricing" },
    ],
  },
];
