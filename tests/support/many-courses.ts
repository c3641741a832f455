import { createRandom, pick, type Random } from "./seeded-random.ts";

export interface ManyDocument {
  _id: string;
  _type: "course" | "instructor";
  [field: string]: unknown;
}

/**
 * A catalog with this many published documents, about as long as editors write them: every fiftieth is an instructor, and the
 * others are courses of about 5.5 kB with twenty blocks of Portable Text. Every call returns the same. References only point to
 * earlier documents, so the list can be written in order and in batches.
 */
export function manyCourses(count: number): ManyDocument[] {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, index) =>
    index % instructorEvery === 0 ? toInstructor(index, random) : toCourse(index, random),
  );
}

/** `course-00042`, by its index in the list of `manyCourses`. */
export function toCourseId(index: number): string {
  return `course-${toNumber(index)}`;
}

const instructorEvery = 50;

function toInstructor(index: number, random: Random): ManyDocument {
  const name = `${pick(firstNames, random)} ${pick(lastNames, random)}`;
  return {
    _id: `instructor-${toNumber(index)}`,
    _type: "instructor",
    name,
    role: pick(["Deaf instructor, adult courses", "Deaf actress, kids courses", "Interpreter"], random),
    image: toImage(`Portrait of ${name}`, random),
    about: toBlocks(4, random),
  };
}

function toCourse(index: number, random: Random): ManyDocument {
  const level = `${1 + random(9)}${pick(["A", "B", "C"], random)}`;
  const audience = pick(["adult", "adult", "kids"], random);
  const topic = pick(topics, random);
  const earlier = random(index);
  return {
    _id: toCourseId(index),
    _type: "course",
    title: `${audience === "kids" ? "Kids level" : "Level"} ${level}: ${topic}`,
    slug: { _type: "slug", current: `level-${level.toLowerCase()}-${toHandle(topic)}-${index}` },
    subtitle: toSentence(random),
    description: `${toSentence(random)} ${toSentence(random)}`,
    image: toImage(`Cover of Level ${level}`, random),
    type: "course",
    audience,
    skillLevel: pick(["beginner", "intermediate"], random),
    orderInSeries: 1 + random(20),
    lessonCount: 3 + random(10),
    stats: {
      duration: `About ${2 + random(8)} weeks`,
      videoHours: `${1 + random(6)}+ hours`,
      access: "1 year",
    },
    instructor: {
      _type: "reference",
      _ref: `instructor-${toNumber(index - (index % instructorEvery))}`,
    },
    ...(earlier % instructorEvery === 0
      ? {}
      : { before: [{ _type: "reference", _key: toKey(random), _ref: toCourseId(earlier) }] }),
    topics: { list: Array.from({ length: 3 }, () => toSentence(random)) },
    overview: toBlocks(20, random),
    metadata: { title: `Level ${level}`, description: toSentence(random) },
  };
}

function toBlocks(count: number, random: Random): unknown[] {
  return Array.from({ length: count }, (_, place) => ({
    _type: "block",
    _key: toKey(random),
    style: place % 4 === 0 ? "h3" : "normal",
    markDefs: [],
    children: toSpans(place % 4 === 0 ? pick(topics, random) : toSentence(random), random),
  }));
}

/** Some sentences have a marked word, as editors do, so the block has three spans. */
function toSpans(text: string, random: Random): unknown[] {
  const span = (part: string, marks: string[]) => ({ _type: "span", _key: toKey(random), text: part, marks });
  const words = text.split(" ");
  if (random(10) > 0 || words.length < 3) return [span(text, [])];
  const marked = 1 + random(words.length - 2);
  return [
    span(`${words.slice(0, marked).join(" ")} `, []),
    span(words[marked] ?? "", ["strong"]),
    span(` ${words.slice(marked + 1).join(" ")}`, []),
  ];
}

function toImage(alt: string, random: Random): unknown {
  return {
    _type: "image",
    alt,
    asset: { _type: "reference", _weak: true, _ref: `image-${toKey(random)}${toKey(random)}-1600x900-webp` },
    hotspot: { _type: "sanity.imageHotspot", x: 0.5, y: random(100) / 100, width: 1, height: 1 },
  };
}

function toSentence(random: Random): string {
  return `${pick(openings, random)} ${pick(actions, random)} ${pick(topics, random).toLowerCase()}, ${pick(manners, random)}.`;
}

function toKey(random: Random): string {
  return Array.from({ length: 3 }, () => random(0x10000).toString(16).padStart(4, "0")).join("");
}

function toNumber(index: number): string {
  return String(index).padStart(5, "0");
}

function toHandle(words: string): string {
  return words.toLowerCase().replace(/[^a-z]+/g, "-");
}

const firstNames = ["Elias", "Noor", "Mara", "Tomás", "Ines", "Yuki", "Amadou", "Freya", "Omar", "Clara"];
const lastNames = ["Amadi", "Lindqvist", "Okafor", "Peña", "Sørensen", "Takeda", "Novak", "Reyes", "Haddad"];
const topics = [
  "Family and friends",
  "Numbers and prices",
  "At the doctor",
  "Telling stories",
  "Classifiers",
  "Weather and seasons",
  "Food and cooking",
  "Fingerspelling names",
  "Asking the way",
  "Time and calendars",
  "School and work",
  "Feelings",
  "Questions on the face",
  "Deaf culture",
];
const openings = [
  "In this lesson you",
  "From the first day you",
  "With a Deaf instructor you",
  "Slowly, and in whole sentences, you",
  "By watching before you try, you",
  "Together with a partner you",
];
const actions = [
  "practice",
  "learn to sign about",
  "ask and answer about",
  "read",
  "tell a friend about",
  "review",
];
const manners = [
  "with your hands and your face",
  "until your fingers know the way",
  "as people do at the kitchen table",
  "at your own pace",
  "and pause whenever you want",
  "without a word of English",
];
