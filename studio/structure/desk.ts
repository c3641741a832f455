import {
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
  UserIcon,
} from "@sanity/icons";
import { faqCategories } from "@shop/schemas/vocabulary/faq-categories.ts";
import { type PeriodState, periodFilters } from "@shop/schemas/vocabulary/periods.ts";
import { signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import { templateIds } from "../templates/templates.ts";
import type { DeskItem, DocumentList } from "./desk-item.ts";

const divider: DeskItem = { kind: "divider" };

const all = (type: string, title: string, id = "all"): DocumentList => ({
  kind: "documents",
  id,
  type,
  title,
});

const inSeries = { field: "orderInSeries", direction: "asc" } as const;
const inList = { field: "orderInList", direction: "asc" } as const;

interface Category {
  title: string;
  value: string;
}

const ofCategory =
  (type: string, order: NonNullable<DocumentList["order"]>) =>
  ({ title, value }: Category): DocumentList => ({
    kind: "documents",
    id: value,
    type,
    title,
    where: { filter: "category == $category", params: { category: value } },
    order,
  });

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

const books: readonly DeskItem[] = [
  all("book", "All books"),
  divider,
  {
    kind: "documents",
    id: "ours",
    type: "book",
    title: "Ours",
    where: { filter: "isShopifyProduct == true" },
    order: inList,
    template: templateIds.workbook,
  },
  {
    kind: "documents",
    id: "recommended",
    type: "book",
    title: "Recommended",
    where: { filter: "isShopifyProduct != true" },
    order: inList,
    template: templateIds.recommendedBook,
  },
];

const signs: readonly DeskItem[] = [
  all("sign", "All signs"),
  divider,
  ...signCategories.map(ofCategory("sign", { field: "gloss", direction: "asc" })),
];

const questions: readonly DeskItem[] = [
  all("faq", "All questions"),
  divider,
  ...faqCategories.map(ofCategory("faq", { field: "order", direction: "asc" })),
];

/** A type's documents by whether shoppers see them. What's scheduled comes in the order in which it starts. */
function byPeriod(type: string, allTitle: string): readonly DeskItem[] {
  const list = (state: PeriodState, title: string, field: string): DocumentList => ({
    kind: "documents",
    id: state,
    type,
    title,
    where: { filter: periodFilters[state] },
    order: { field, direction: state === "ended" ? "desc" : "asc" },
  });
  return [
    all(type, allTitle),
    divider,
    list("running", "Running now", type === "announcement" ? "order" : "startsAt"),
    list("scheduled", "Scheduled", "startsAt"),
    list("ended", "Ended", "endsAt"),
  ];
}

/** The Studio's lists, organized the way editors think. Every document type is in one. */
export const desk: readonly DeskItem[] = [
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
        items: byPeriod("announcement", "All announcements"),
      },
      all("crossSellAnnouncement", "In the cart", "crossSellAnnouncement"),
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
      all("freeLesson", "Free lessons", "freeLesson"),
      { kind: "folder", id: "signs", title: "Signs", icon: OkHandIcon, items: signs },
      all("quiz", "Quizzes", "quiz"),
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
