import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";
import { toText } from "../../support/text-blocks.ts";

let lake: TestLake;
let findIn: FindIn;

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });
const slug = (current: string) => ({ _type: "slug", current });

const author = { _id: "author-mara", _type: "author", name: "Mara" };
const post = {
  _id: "post-eyes",
  _type: "blogPost",
  title: "Questions live on the face",
  slug: slug("questions-live-on-the-face"),
  excerpt: "Brows ask before hands do.",
  author: reference("author-mara"),
  publishedAt: "2025-03-04T09:00:00Z",
  tags: ["Grammar"],
  body: toText("Raise your brows."),
  relatedPosts: [reference("post-other")],
};
const terms = {
  _id: "legal-terms",
  _type: "legalPage",
  title: "Terms of service",
  slug: slug("terms"),
  versionLabel: "November 27, 2024",
  versionCode: "11272024",
  body: toText("These are the terms."),
};
const faq = {
  _id: "faq-redeem",
  _type: "faq",
  question: "How do I redeem a gift?",
  slug: slug("redeem-a-gift"),
  answer: toText("Enter the code."),
  category: "gifts",
  order: 1,
};

beforeAll(async () => {
  lake = await startTestLake();
  await lake
    .client()
    .transaction()
    .create(author)
    .create({ ...post, _id: "post-other", title: "Another", slug: slug("another"), relatedPosts: [] })
    .create({ ...terms, _id: "legal-cookies", title: "Cookies", slug: slug("cookie-policy") })
    .create({ ...faq, _id: "faq-refund", question: "Can I return a book?", slug: slug("return-a-book") })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["an author", author],
  ["a post", post],
  ["a draft of a post", { ...post, _id: "drafts.post-eyes" }],
  ["the terms", terms],
  ["a question", faq],
])("accepts %s", async (_name, document) => {
  expect(await findIn(document)).toEqual([]);
});

test.each([[{ name: undefined }, "error at name: Give the author a name."]])(
  "rejects an author with %o: %s",
  async (change, finding) => {
    expect(await findIn({ ...author, ...change })).toContain(finding);
  },
);

describe("a post", () => {
  test.each([
    [{ title: undefined }, "error at title: Give the post a title."],
    [{ excerpt: undefined }, "error at excerpt: Summarize the post in a sentence or two."],
    [{ excerpt: "a".repeat(201) }, "warning at excerpt: Lists cut off a summary after about 200 characters."],
    [{ body: undefined }, "error at body: Write the post."],
    [{ author: undefined }, "error at author: Choose the author."],
    [{ publishedAt: undefined }, "error at publishedAt: Give the post a date."],
    [
      { publishedAt: "2999-01-01T00:00:00Z" },
      "warning at publishedAt: This date is in the future, but the post appears as soon as it's published. Choose “Schedule publish” next to Publish instead.",
    ],
    [{ slug: undefined }, "error at slug: Give the post an address."],
    [{ slug: slug("another") }, "error at slug: “Another” already has this address. Choose another one."],
    [{ tags: ["Grammar", "Grammar"] }, "error at tags[0]: List each subject once."],
    [{ tags: ["Grammar", " "] }, "error at tags[1]: Write something, or remove it."],
    [
      { relatedPosts: [reference("post-eyes")] },
      "error at relatedPosts[post-eyes]: A post can't refer to itself. Choose another one.",
    ],
    [
      { relatedPosts: ["a", "b", "c", "d"].map(reference) },
      "error at relatedPosts: Choose at most three posts.",
    ],
  ])("is rejected with %o: %s", async (change, finding) => {
    expect(await findIn({ ...post, ...change })).toContain(finding);
  });

  test.each(["", "   ", "\u00A0", "\u200B"])(
    "is rejected with the title %j, in which nothing can be read",
    async (title) => {
      expect(await findIn({ ...post, title })).toEqual(["error at title: Give the post a title."]);
    },
  );

  test("without an address has one message, not a second, technical one", async () => {
    expect(await findIn({ ...post, slug: undefined })).toEqual(["error at slug: Give the post an address."]);
  });
});

test.each([
  [{ title: undefined }, "error at title: Give the page a title."],
  [{ slug: slug("cookie-policy") }, "error at slug: “Cookies” already has this address. Choose another one."],
  [{ versionLabel: undefined }, "error at versionLabel: Enter the effective date."],
  [
    { versionLabel: "27 November 2024" },
    "error at versionLabel: Write out the date, such as November 27, 2024.",
  ],
  [{ versionCode: undefined }, "error at versionCode: Enter the date as eight digits too."],
  [{ versionCode: "27112024" }, "error at versionCode: The code for November 27, 2024 is 11272024."],
  [{ body: undefined }, "error at body: Write the text of the page."],
])("rejects a legal page with %o: %s", async (change, finding) => {
  expect(await findIn({ ...terms, ...change })).toContain(finding);
});

test.each([
  [{ question: undefined }, "error at question: Write the question."],
  [{ answer: undefined }, "error at answer: Write the answer."],
  [{ category: undefined }, "error at category: Choose the question's subject."],
  [{ category: "weather" }, "error at category: Choose the question's subject."],
  [
    { slug: slug("return-a-book") },
    "error at slug: “Can I return a book?” already has this address. Choose another one.",
  ],
  [{ order: 1.5 }, "error at order: Use a whole number, at least 1."],
])("rejects a frequently asked question with %o: %s", async (change, finding) => {
  expect(await findIn({ ...faq, ...change })).toContain(finding);
});
