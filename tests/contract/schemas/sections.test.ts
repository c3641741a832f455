import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";
import { toText } from "../../support/text-blocks.ts";

let lake: TestLake;
let findInPage: (section: object) => Promise<string[]>;

const body = toText("We sign first.");
const review = { _type: "review", _key: "a", author: "A parent", content: "Kind." };
const faq = (key: string) => ({ _type: "reference", _ref: "faq-redeem", _key: key });

beforeAll(async () => {
  lake = await startTestLake();
  await lake.client().create({ _id: "faq-redeem", _type: "faq", question: "How do I redeem a gift?" });
  const findIn: FindIn = await createDocumentChecks(lake.client());
  findInPage = (section) =>
    findIn({
      _id: "page-about",
      _type: "page",
      title: "About",
      path: "/about-us",
      sections: [{ _key: "one", ...section }],
    });
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  [{ _type: "prose", body }],
  [{ _type: "pictureAndText", body }],
  [
    {
      _type: "film",
      video: { _type: "video", title: "Hello", provider: "vimeo", videoId: "123", hasSpeech: false },
    },
  ],
  [{ _type: "bookShelf", title: "Books", kind: "all" }],
  [{ _type: "giftShelf", title: "Gifts", anchor: "Choose" }],
  [{ _type: "giftCards", title: "Six cards to write in" }],
  [{ _type: "lessonShelf", title: "Lessons", level: "asl-level-1" }],
  [{ _type: "questions", title: "Gifts", category: "gifts" }],
  [{ _type: "requestForm", form: "refund", title: "Ask for a refund" }],
  [{ _type: "giftCodeForm", title: "Type your code" }],
  [{ _type: "questions", title: "Gifts", items: [faq("a")] }],
  [{ _type: "testimonials", items: [review] }],
  [{ _type: "testimonials", items: [{ ...review, rating: 5, date: "2026-03-14", isSample: true }] }],
])("accepts %o", async (section) => {
  expect(await findInPage(section)).toEqual([]);
});

test.each([
  [{ _type: "prose" }, "body: Write the text."],
  [{ _type: "pictureAndText" }, "body: Write the text."],
  [{ _type: "pictureAndText", body, side: "top" }, 'side: Value "top" did not match any allowed values'],
  [{ _type: "film" }, "video: Choose a video."],
  [{ _type: "bookShelf", kind: "all" }, "title: Give the list a title."],
  [{ _type: "bookShelf", title: "Books" }, "kind: Choose which books to show."],
  [{ _type: "giftShelf" }, "title: Give the list a title."],
  [{ _type: "giftCards" }, "title: Give the cards a title."],
  [{ _type: "giftShelf", title: "Gifts", anchor: "a b" }, "anchor: An anchor can only contain letters."],
  [{ _type: "lessonShelf", level: "asl-level-1" }, "title: Give the list a title."],
  [{ _type: "lessonShelf", title: "Lessons" }, "level: Enter the level of the lesson."],
  [{ _type: "requestForm", title: "Write to us" }, "form: Choose a form."],
  [{ _type: "requestForm", form: "contact" }, "title: Give the form a title."],
  [{ _type: "giftCodeForm" }, "title: Give the form a title."],
  [{ _type: "questions", category: "gifts" }, "title: Give the section a title."],
  [{ _type: "questions", title: "Gifts" }, "items: Choose questions here, or a subject below."],
  [{ _type: "questions", title: "Gifts", items: [faq("a"), faq("b")] }, "items[b]: List each question once."],
  [
    { _type: "testimonials", items: [{ _type: "review", _key: "a", content: "Kind." }] },
    "items[a].author: Enter the person's name.",
  ],
  [
    { _type: "testimonials", items: [{ ...review, rating: 6 }] },
    "items[a].rating: A rating is a whole number from 1 to 5.",
  ],
  [{ _type: "courseShelf", title: "Courses" }, "courses: Choose at least one course."],
  [{ _type: "courseShelf", title: "Courses", courses: [] }, "courses: Choose at least one course."],
  [{ _type: "courseComparison", title: "Levels" }, "courses: Choose at least two courses to compare."],
  [{ _type: "courseComparison", courses: [] }, "title: Give the comparison a title."],
  [
    { _type: "courseComparison", title: "Levels", courses: [] },
    "courses: Choose at least two courses to compare.",
  ],
  [
    {
      _type: "prose",
      body: [{ ...toText("Hello")[0], markDefs: [{ _type: "signReference", _key: "mark" }] }],
    },
    "body[paragraph].markDefs[mark].sign: Choose a sign from the dictionary.",
  ],
])("rejects %o: %s", async (section, finding) => {
  expect(await findInPage(section)).toContain(`error at sections[one].${finding}`);
});

test.each([[undefined], [[]]])("refuses a page whose sections are %o", async (sections) => {
  const findIn = await createDocumentChecks(lake.client());
  const problems = await findIn({
    _id: "page-empty",
    _type: "page",
    title: "Empty",
    path: "/empty",
    sections,
  });

  expect(problems).toEqual(["error at sections: Add a section. Without one, the page is empty."]);
});
