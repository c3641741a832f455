import type {
  AnnouncementsQueryResult,
  BookQueryResult,
  CourseQueryResult,
  DictionarySignsQueryResult,
  FaqsQueryResult,
  FeedPostsQueryResult,
  InstructorQueryResult,
  LegalPageQueryResult,
  LessonQueryResult,
  PageQueryResult,
  PostCardsQueryResult,
  PostQueryResult,
  PromotionsQueryResult,
  QuizCardsQueryResult,
  QuizQueryResult,
  SearchBooksQueryResult,
  SearchCoursesQueryResult,
  SearchLessonsQueryResult,
  SearchPagesQueryResult,
  SearchPostsQueryResult,
  SearchQuestionsQueryResult,
  SearchQuizzesQueryResult,
  SearchSignsQueryResult,
  SignQueryResult,
  SiteSettingsQueryResult,
} from "@shop/schemas/generated/sanity.types.ts";

export type CoursePage = NonNullable<CourseQueryResult>;
export type CourseCard = NonNullable<CoursePage["bundledCourses"]>[number];
export type Instructor = NonNullable<CoursePage["instructor"]>;
export type InstructorPage = NonNullable<InstructorQueryResult>;
export type Figure = NonNullable<CoursePage["image"]>;
export type RichText = NonNullable<CoursePage["overview"]>;
export type Announcement = AnnouncementsQueryResult[number];
export type Promotion = PromotionsQueryResult[number];
export type SiteSettings = NonNullable<SiteSettingsQueryResult>;
export type NamedLink = NonNullable<SiteSettings["socialLinks"]>[number];
export type Page = NonNullable<PageQueryResult>;
export type Metadata = NonNullable<Page["meta"]>;

/** Paths that have a page. */
export type SitePaths = ReadonlySet<string>;

type AnySection = NonNullable<Page["sections"]>[number];
export type SectionType = AnySection["_type"];
export type Section<Type extends SectionType = SectionType> = Extract<AnySection, { _type: Type }>;

export type Video = NonNullable<Section<"film">["video"]>;
export type StoryText = NonNullable<Section<"prose">["body"]>;
export type Table = Extract<StoryText[number], { _type: "table" }>;
type TextMark = NonNullable<RichText[number]["markDefs"]>[number];
export type MarkedSign = NonNullable<Extract<TextMark, { _type: "signReference" }>["sign"]>;
export type BookPage = NonNullable<BookQueryResult>;
export type RelatedProduct = NonNullable<BookPage["relatedProducts"]>[number];
export type ComparedCourse = NonNullable<Section<"courseComparison">["courses"]>[number]["course"];
export type Review = NonNullable<CoursePage["reviews"]>[number];
export type BookCard = Section<"bookShelf">["books"][number];
export type LessonCard = Section<"lessonShelf">["lessons"][number];

export type Post = NonNullable<PostQueryResult>;
export type PostCard = PostCardsQueryResult[number];
export type FeedPost = FeedPostsQueryResult[number];
export type Author = NonNullable<Post["author"]>;
export type Faq = FaqsQueryResult[number];
export type LegalPage = NonNullable<LegalPageQueryResult>;
export type Lesson = NonNullable<LessonQueryResult>;
export type TaughtSign = NonNullable<Lesson["signs"]>[number];
export type Sign = NonNullable<SignQueryResult>;
/** A sign in the list of all signs. */
export type DictionarySign = DictionarySignsQueryResult[number];
export type SignLine = Pick<
  DictionarySign,
  "_id" | "_type" | "gloss" | "englishWords" | "slug" | "handshapeFamily" | "poster"
>;
export type Quiz = NonNullable<QuizQueryResult>;
export type QuizCard = QuizCardsQueryResult[number];
export type QuizQuestion = NonNullable<Quiz["questions"]>[number];
export type QuizBand = NonNullable<Quiz["bands"]>[number];
/** What a quiz ends with: a band of scores, or an answer to its opening question. */
export type QuizResult = Pick<QuizBand, "title" | "text" | "freeLessons" | "recommendedProducts">;
/** A document that the search can find. */
export type FindableDocument = (
  | SearchBooksQueryResult
  | SearchCoursesQueryResult
  | SearchLessonsQueryResult
  | SearchPagesQueryResult
  | SearchPostsQueryResult
  | SearchQuestionsQueryResult
  | SearchQuizzesQueryResult
  | SearchSignsQueryResult
)[number];
