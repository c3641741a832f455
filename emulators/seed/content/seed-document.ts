import type {
  Announcement,
  Author,
  BlogPost,
  Book,
  BookImage,
  ClassroomPricing,
  Course,
  CrossSellAnnouncement,
  Faq,
  FeatureList,
  Figure,
  FreeLesson,
  Instructor,
  LegalPage,
  Page,
  PageMetadata,
  Promotion,
  Quiz,
  Redirect,
  Sign,
  SiteSettings,
} from "@shop/schemas/generated/sanity.types.ts";

/** A document as the seed writes it: pictures are files to upload, and the lake adds dates and revision. */
export type SeedDocument =
  | SeedCourse
  | SeedBook
  | Seed<Instructor>
  | Seed<Announcement>
  | Seed<CrossSellAnnouncement>
  | Seed<Promotion>
  | Seed<Page>
  | Seed<PageMetadata>
  | Seed<Redirect>
  | Seed<Faq>
  | Seed<LegalPage>
  | Seed<Author>
  | Seed<BlogPost>
  | Seed<Sign>
  | Seed<FreeLesson>
  | Seed<Quiz>
  | Seed<SiteSettings>
  | Seed<FeatureList>
  | Seed<ClassroomPricing>;

export type SeedCourse = Seed<Course>;

export type SeedBook = Seed<Book>;

/** A picture named by Sanity's import convention: `image@` and an address relative to the seed's directory. */
export interface SeedFigure {
  _type: "figure";
  _sanityAsset: `image@file://./images/${string}`;
  /** Left out when the picture is only decoration, and then it says so. */
  alt?: string;
  isDecoration?: boolean;
}

/** A picture of a book, named in the same way. */
export interface SeedBookImage extends Omit<SeedFigure, "_type"> {
  _type: "bookImage";
  isFeatured: boolean;
}

/** A film or a document to download, named in the same way. */
export interface SeedFile {
  _type: "file";
  _sanityAsset: `file@file://./${string}`;
}

type WrittenByLake = "_createdAt" | "_updatedAt" | "_rev" | symbol;

export type Seed<T> = T extends Figure
  ? SeedFigure
  : T extends BookImage
    ? SeedBookImage
    : T extends { _type: "file" }
      ? SeedFile
      : T extends readonly (infer Item)[]
        ? Seed<Item>[]
        : T extends object
          ? { [Field in keyof T as Field extends WrittenByLake ? never : Field]: Seed<T[Field]> }
          : T;
