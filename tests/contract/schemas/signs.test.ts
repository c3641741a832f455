import { afterAll, beforeAll, expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });

const mother = {
  _id: "mother",
  _type: "sign",
  gloss: "MOTHER",
  slug: { _type: "slug", current: "mother" },
  englishWords: ["mother", "mom"],
  category: "family",
  partOfSpeech: "noun",
  description: "The thumb of an open hand taps the chin.",
  hands: "one",
  handshape: "open 5",
  location: "chin",
  movement: "taps twice",
  palmOrientation: "to the side",
  exampleSentences: [
    { _type: "exampleSentence", _key: "one", gloss: "MY MOTHER DEAF", english: "My mother is Deaf." },
  ],
};
const father = {
  ...mother,
  _id: "father",
  gloss: "FATHER",
  slug: { _type: "slug", current: "father" },
  englishWords: ["father", "dad"],
};
const help = { ...father, hands: "two different", secondHandshape: "flat hand" };

beforeAll(async () => {
  lake = await startContentLake();
  await lake.client().create(mother);
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["a sign", mother],
  ["its draft", { ...mother, _id: "drafts.mother" }],
  ["a sign of two different hands", { ...help, relatedSigns: [reference("mother")] }],
  ["a sign without sentences", { ...father, exampleSentences: undefined }],
])("finds nothing wrong with %s", async (_name, sign) => {
  expect(await findIn(sign)).toEqual([]);
});

test.each([
  [{ gloss: undefined }, "error at gloss: Give the sign its gloss."],
  [
    { gloss: "Father" },
    "error at gloss: Write the gloss in capitals, with hyphens between words that are one sign: THANK-YOU.",
  ],
  [{ gloss: "MOTHER" }, "warning at gloss: “MOTHER” has this gloss already."],
  [{ slug: undefined }, "error at slug: Give the sign an address."],
  [{ slug: mother.slug }, "error at slug: “MOTHER” has this address already."],
  [
    { slug: { _type: "slug", current: "FATHER" } },
    "error at slug: An address has small letters and digits, with single hyphens between them.",
  ],
  [{ englishWords: [] }, "error at englishWords: Give at least one English word, or nobody finds the sign."],
  [
    { englishWords: undefined },
    "error at englishWords: Give at least one English word, or nobody finds the sign.",
  ],
  [{ englishWords: ["dad", "dad"] }, "error at englishWords[0]: Each word appears once."],
  [{ category: undefined }, "error at category: Choose what the sign is about."],
  [{ category: "family life" }, "error at category: Choose what the sign is about."],
  [{ partOfSpeech: "word" }, "error at partOfSpeech: Choose a part of speech."],
])("refuses %o for what a sign means: %s", async (change, finding) => {
  expect(await findIn({ ...father, ...change })).toContain(finding);
});

test.each([
  [{ description: undefined }, "error at description: Describe how the sign is made."],
  [{ hands: undefined }, "error at hands: Say how many hands make the sign."],
  [{ hands: "three" }, "error at hands: Say how many hands make the sign."],
  [{ handshape: undefined }, "error at handshape: Name the handshape."],
  [{ location: undefined }, "error at location: Say where the sign is made."],
  [{ movement: undefined }, "error at movement: Say how the hands move."],
  [{ palmOrientation: undefined }, "error at palmOrientation: Say where the palms face."],
  [
    { hands: "two different" },
    "error at secondHandshape: Name the handshape of the other hand too, since the two differ.",
  ],
  [
    { secondHandshape: "fist" },
    "error at secondHandshape: Only a sign of two different hands has a second handshape. Empty this.",
  ],
  [
    { videos: [{ _type: "video", _key: "clip", provider: "file", hasSpeech: false }] },
    "error at videos[clip].title: Give the video a title.",
  ],
])("refuses %o for how a sign is made: %s", async (change, finding) => {
  expect(await findIn({ ...father, ...change })).toContain(finding);
});

test.each([
  [{ gloss: "My mother deaf" }, "gloss: Write the signs in capitals: TOMORROW STORE I GO."],
  [{ gloss: undefined }, "gloss: Write the sentence in glosses."],
  [{ english: undefined }, "english: Say what the sentence means in English."],
])("refuses %o in a sentence: %s", async (change, finding) => {
  const sentence = { ...father.exampleSentences[0], ...change };

  expect(await findIn({ ...father, exampleSentences: [sentence] })).toContain(
    `error at exampleSentences[one].${finding}`,
  );
});

test.each([
  [
    [reference("father")],
    "error at relatedSigns[father]: A sign cannot refer to itself. Choose another one.",
  ],
  [
    [reference("mother"), { ...reference("mother"), _key: "again" }],
    "error at relatedSigns[again]: Each sign appears once.",
  ],
])("refuses the related signs %o: %s", async (relatedSigns, finding) => {
  expect(await findIn({ ...father, relatedSigns })).toContain(finding);
});
