import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
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
  handshapeFamily: "open",
  location: "chin",
  locationArea: "chin",
  movement: "taps twice",
  movementKind: "touch",
  palmOrientation: "to the side",
  palmDirection: "side",
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
  lake = await startTestLake();
  await lake.client().create(mother);
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["a sign", mother],
  ["its draft", { ...mother, _id: "drafts.mother" }],
  ["a sign of two different hands", { ...help, relatedSigns: [reference("mother")] }],
  ["a sign without sentences", { ...father, exampleSentences: undefined }],
])("accepts %s", async (_name, sign) => {
  expect(await findIn(sign)).toEqual([]);
});

test.each([
  [{ gloss: undefined }, "error at gloss: Give the sign a gloss."],
  [{ gloss: "\u200B" }, "error at gloss: Give the sign a gloss."],
  [
    { gloss: "Father" },
    "error at gloss: Enter the gloss in capitals, with hyphens between words that are one sign: THANK-YOU.",
  ],
  [{ gloss: "MOTHER" }, "warning at gloss: “MOTHER” already has this gloss. Choose another one."],
  [{ slug: undefined }, "error at slug: Give the sign an address."],
  [{ slug: mother.slug }, "error at slug: “MOTHER” already has this address. Choose another one."],
  [
    { slug: { _type: "slug", current: "FATHER" } },
    "error at slug: An address can only contain lowercase letters, numbers, and single hyphens.",
  ],
  [
    { slug: { _type: "slug", current: "practice" } },
    "error at slug: Another page of the site has this address. Use one such as “practice-sign”.",
  ],
  [
    { englishWords: [] },
    "error at englishWords: Add at least one English word, so that visitors can find the sign.",
  ],
  [
    { englishWords: undefined },
    "error at englishWords: Add at least one English word, so that visitors can find the sign.",
  ],
  [{ englishWords: ["dad", "dad"] }, "error at englishWords[0]: List each word once."],
  [{ category: undefined }, "error at category: Choose a category."],
  [{ category: "family life" }, "error at category: Choose a category."],
  [{ partOfSpeech: "word" }, "error at partOfSpeech: Choose a part of speech."],
])("rejects %o for what a sign means: %s", async (change, finding) => {
  expect(await findIn({ ...father, ...change })).toContain(finding);
});

test.each([
  [{ description: undefined }, "error at description: Describe how to make the sign."],
  [{ hands: undefined }, "error at hands: Choose how many hands the sign uses."],
  [{ hands: "three" }, "error at hands: Choose how many hands the sign uses."],
  [{ handshape: undefined }, "error at handshape: Enter the handshape."],
  [{ location: undefined }, "error at location: Enter where the sign is made."],
  [{ movement: undefined }, "error at movement: Enter how the hands move."],
  [{ palmOrientation: undefined }, "error at palmOrientation: Enter where the palms face."],
  [{ handshapeFamily: undefined }, "error at handshapeFamily: Choose the closest handshape from the list."],
  [{ handshapeFamily: "paw" }, "error at handshapeFamily: Choose the closest handshape from the list."],
  [{ locationArea: undefined }, "error at locationArea: Choose where the sign starts."],
  [{ movementKind: undefined }, "error at movementKind: Choose what the hands mainly do."],
  [{ palmDirection: undefined }, "error at palmDirection: Choose where the palm faces when the sign starts."],
  [
    { hands: "two different" },
    "error at secondHandshape: Enter the other hand's handshape too, because the two differ.",
  ],
  [
    { secondHandshape: "fist" },
    "error at secondHandshape: Only a sign with two different handshapes has a second one. Clear this field.",
  ],
  [
    { videos: [{ _type: "video", _key: "clip", provider: "file", hasSpeech: false }] },
    "error at videos[clip].title: Give the video a title.",
  ],
])("rejects %o for how a sign is made: %s", async (change, finding) => {
  expect(await findIn({ ...father, ...change })).toContain(finding);
});

test.each([
  [{ gloss: "My mother deaf" }, "gloss: Enter the signs in capitals: TOMORROW STORE I GO."],
  [{ gloss: undefined }, "gloss: Write the sentence in glosses."],
  [{ english: undefined }, "english: Enter what the sentence means in English."],
])("rejects %o in a sentence: %s", async (change, finding) => {
  const sentence = { ...father.exampleSentences[0], ...change };

  expect(await findIn({ ...father, exampleSentences: [sentence] })).toContain(
    `error at exampleSentences[one].${finding}`,
  );
});

test.each([
  [[reference("father")], "error at relatedSigns[father]: A sign can't refer to itself. Choose another one."],
  [
    [reference("mother"), { ...reference("mother"), _key: "again" }],
    "error at relatedSigns[again]: List each sign once.",
  ],
])("rejects the related signs %o: %s", async (relatedSigns, finding) => {
  expect(await findIn({ ...father, relatedSigns })).toContain(finding);
});

test.each([
  [{ sign: undefined }, "sign: Choose the other sign."],
  [{ sign: reference("father") }, "sign: A sign can't refer to itself. Choose another one."],
  [{ difference: undefined }, "difference: Write in one sentence what's different."],
])("rejects %o for a sign that's easily confused: %s", async (change, finding) => {
  const confused = {
    _type: "confusedSign",
    _key: "one",
    sign: reference("mother"),
    difference: "The place.",
  };

  expect(await findIn({ ...father, confusedWith: [{ ...confused, ...change }] })).toContain(
    `error at confusedWith[one].${finding}`,
  );
});
