import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

beforeAll(async () => {
  lake = await startTestLake();
  const transaction = lake.client().transaction();
  for (const ending of ["vtt", "srt", "mp4", "webm"])
    transaction.create({ _id: `file-abc-${ending}`, _type: "sanity.fileAsset", path: ending, url: ending });
  const picture = { _type: "sanity.imageAsset", path: "x", url: "x" };
  await transaction
    .create({ ...picture, _id: "image-abc-1x1-webp" })
    .create({ ...picture, _id: "image-def-1x1-webp", altText: "A hand signs HELLO." })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

/** Every object is part of some document. A course has them all. */
const inCourse = (fields: object) => ({
  _id: "a",
  _type: "course",
  title: "A",
  type: "course",
  audience: "adult",
  thinkificId: "1",
  handle: "a",
  slug: { _type: "slug", current: "a" },
  ...fields,
});

const asset = (_ref: string) => ({ asset: { _type: "reference", _ref } });
const image = { _type: "figure", ...asset("image-abc-1x1-webp") };
const undescribed = "Add alternative text, or mark the image as decorative.";

describe("a picture", () => {
  test.each([
    [{ ...image, alt: "A hand signs HELLO." }, []],
    [{ ...image, isDecoration: true }, []],
    [{ _type: "figure" }, []],
    [{ _type: "figure", ...asset("image-def-1x1-webp") }, []],
    [image, [`error at image.alt: ${undescribed}`]],
    [{ ...image, alt: " " }, [`error at image.alt: ${undescribed}`]],
    [{ ...image, alt: "\u200B" }, [`error at image.alt: ${undescribed}`]],
  ])("%o", async (figure, findings) => {
    expect(await findIn(inCourse({ image: figure }))).toEqual(findings);
  });
});

describe("a video", () => {
  const video = {
    _type: "video",
    title: "Hello",
    provider: "file",
    file: asset("file-abc-mp4"),
    hasSpeech: false,
  };
  const captions = (language: string, ending = "vtt") => ({
    _type: "captionTrack",
    _key: language,
    language,
    label: "English",
    file: asset(`file-abc-${ending}`),
  });
  const unanswered =
    "Say whether someone speaks in the video. If no one does, switch “Has speech” on and off again.";
  const uncaptioned = "Add captions, or turn off “Has speech” if nobody speaks in the video.";

  test.each([
    [video],
    [{ ...video, webm: asset("file-abc-webm") }],
    [{ ...video, hasSpeech: true, captions: [captions("en"), captions("es-MX")] }],
    [{ ...video, provider: "youtube", file: undefined, videoId: "M7lc1UVf-VE" }],
  ])("%o is right", async (previewVideo) => {
    expect(await findIn(inCourse({ previewVideo }))).toEqual([]);
  });

  test.each([
    [{ title: undefined }, "error at previewVideo.title: Give the video a title."],
    [{ provider: undefined }, "error at previewVideo.provider: Choose where the video is hosted."],
    [{ provider: "dvd" }, "error at previewVideo.provider: Choose where the video is hosted."],
    [
      { file: undefined },
      "error at previewVideo.file: Upload the video, or choose the service that hosts it.",
    ],
    [
      { provider: "vimeo", videoId: "https://vimeo.com/76979871" },
      "error at previewVideo.videoId: Copy the video's ID from Vimeo, such as 76979871.",
    ],
    [
      { webm: asset("file-abc-mp4") },
      "error at previewVideo.webm: Upload a file that ends in .webm. An MP4 goes into “File”.",
    ],
    [{ hasSpeech: undefined }, `error at previewVideo.hasSpeech: ${unanswered}`],
    [{ duration: "a minute" }, "warning at previewVideo.duration: Enter minutes and seconds, such as 1:30."],
    [{ hasSpeech: true }, `error at previewVideo.captions: ${uncaptioned}`],
    [
      { captions: [captions("en"), { ...captions("en"), _key: "again" }] },
      "error at previewVideo.captions: Add only one captions file per language.",
    ],
    [
      { captions: [captions("English")] },
      "error at previewVideo.captions[English].language: Use a language code such as en, fr, or es-MX.",
    ],
    [
      { captions: [{ ...captions("en"), label: "" }] },
      "error at previewVideo.captions[en].label: Give the captions a name, such as “English”.",
    ],
    [
      { captions: [captions("en", "srt")] },
      "error at previewVideo.captions[en].file: Upload the captions as a .vtt file.",
    ],
    [
      { captions: [{ ...captions("en"), file: undefined }] },
      "error at previewVideo.captions[en].file: Upload the captions as a .vtt file.",
    ],
    [{ poster: image }, `error at previewVideo.poster.alt: ${undescribed}`],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn(inCourse({ previewVideo: { ...video, ...change } }))).toEqual([finding]);
  });
});

describe("a video that doesn't say whether somebody speaks", () => {
  const video = { _type: "video", _key: "a", title: "Hello", provider: "vimeo", videoId: "123" };
  const section = (fields: object) => ({ _type: "page", sections: [{ _key: "a", ...fields }] });

  test.each([
    ["a sign", { _type: "sign", videos: [video] }, "videos[a]"],
    [
      "an example sentence",
      { _type: "sign", exampleSentences: [{ _type: "exampleSentence", _key: "a", video }] },
      "exampleSentences[a].video",
    ],
    ["a lesson's text", { _type: "freeLesson", body: [video] }, "body[a]"],
    ["a post's text", { _type: "blogPost", body: [video] }, "body[a]"],
    [
      "a quiz question",
      { _type: "quiz", questions: [{ _type: "quizQuestion", _key: "a", video }] },
      "questions[a].video",
    ],
    ["a video section", section({ _type: "film", video }), "sections[a].video"],
    ["a text section", section({ _type: "prose", body: [video] }), "sections[a].body[a]"],
    [
      "a steps section",
      section({ _type: "steps", items: [{ _type: "feature", _key: "a", video }] }),
      "sections[a].items[a].video",
    ],
  ])("isn't published in %s", async (_name, document, path) => {
    const findings = await findIn({ _id: "a", ...document });

    expect(findings.filter((finding) => finding.startsWith(`error at ${path}.hasSpeech:`))).toHaveLength(1);
  });
});

describe("what search engines read", () => {
  const entry = (key: string, _key = key) => ({ _type: "metadataEntry", _key, key, value: "" });

  test.each([
    [{ title: "a".repeat(60), description: "a".repeat(160), canonical: "/courses" }],
    [{ canonical: "https://handshape.test/courses", entries: [entry("a"), entry("b")] }],
  ])("%o is right", async (meta) => {
    expect(await findIn(inCourse({ meta, giftMeta: meta }))).toEqual([]);
  });

  test.each([
    [
      { title: "a".repeat(61) },
      "warning at meta.title: Search results cut off a title after about 60 characters.",
    ],
    [
      { description: "a".repeat(161) },
      "warning at meta.description: Search results cut off a description after about 160 characters.",
    ],
    [
      { shareTitle: "a".repeat(71) },
      "warning at meta.shareTitle: Shared links cut off a title after about 70 characters.",
    ],
    [{ keywords: ["ASL", "ASL"] }, "error at meta.keywords[1]: List each keyword once."],
    [
      { canonical: "http://handshape.test" },
      "error at meta.canonical: For our own pages, use a path such as /courses. Other URLs start with https://.",
    ],
    [{ entries: [entry("")] }, "error at meta.entries[].key: Give the entry a name."],
    [{ entries: [entry("a"), entry("a", "b")] }, "error at meta.entries: “a” is listed twice. Keep one."],
    [{ image }, `error at meta.image.alt: ${undescribed}`],
  ])("%o has a finding, %s", async (meta, finding) => {
    expect(await findIn(inCourse({ meta }))).toContain(finding);
  });
});

describe("a course's text", () => {
  const linked = (href: string) => ({
    _type: "block",
    _key: "a",
    children: [],
    markDefs: [{ _type: "link", _key: "b", href }],
  });
  const question = { _type: "questionAndAnswer", _key: "a", question: "When?", answer: "Any time." };
  const review = { _type: "review", _key: "a", author: "A parent", content: "We sign at dinner." };
  const feature = { _type: "feature", _key: "a", title: "At your own pace" };
  const badLink =
    "For our own pages, use a path such as /courses. Other URLs start with https://, mailto:, or tel:.";

  test("passes validation", async () => {
    const words = {
      overview: ["/courses#Kids", "https://example.com", "mailto:a@b.test", "tel:+15550100"].map(linked),
      courseFaq: [question],
      reviews: [review],
      features: [feature],
    };

    expect(await findIn(inCourse(words))).toEqual([]);
  });

  test.each([
    [{ overview: [linked("javascript:alert(1)")] }, `error at overview[a].markDefs[b].href: ${badLink}`],
    [{ overview: [linked("//example.com")] }, `error at overview[a].markDefs[b].href: ${badLink}`],
    [{ overview: [linked("")] }, `error at overview[a].markDefs[b].href: ${badLink}`],
    [{ courseFaq: [{ ...question, question: "" }] }, "error at courseFaq[a].question: Write the question."],
    [{ courseFaq: [{ ...question, answer: "" }] }, "error at courseFaq[a].answer: Write the answer."],
    [{ reviews: [{ ...review, author: "" }] }, "error at reviews[a].author: Enter the person's name."],
    [{ reviews: [{ ...review, content: "" }] }, "error at reviews[a].content: Enter the quotation."],
    [{ features: [{ ...feature, title: "" }] }, "error at features[a].title: Give the feature a title."],
    [{ features: [{ ...feature, title: " " }] }, "error at features[a].title: Give the feature a title."],
  ])("%o has a finding, %s", async (words, finding) => {
    expect(await findIn(inCourse(words))).toEqual([finding]);
  });

  test("links to our own pages by their paths, not by full URLs as copied from the browser", async () => {
    vi.stubGlobal("location", new URL("https://shop.example/studio"));

    expect(await findIn(inCourse({ overview: [linked("https://shop.example/books")] }))).toEqual([
      `error at overview[a].markDefs[b].href: ${badLink}`,
    ]);
  });
});
