type Random = () => number;

export interface RandomEdit {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const words = ["a", "Level ", "é", "日本", "👍", "👎", "course", '\n"', " "];

/** Pairs of documents, where the second is an edit of the first. The same pairs for the same seed. */
export function createRandomEdits(seed: number, count: number): RandomEdit[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const before = toObject(random, 3);
    return { before, after: editObject(random, before) };
  });
}

/** The numbers from 0 to 1 of a linear congruential generator. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);

const listOf = <T>(random: Random, limit: number, make: () => T) =>
  Array.from({ length: below(random, limit) }, make);

const toText = (random: Random) => listOf(random, 8, () => words[below(random, words.length)]).join("");

const toField = (random: Random) => `field${below(random, 9)}`;

function toObject(random: Random, depth: number): Record<string, unknown> {
  return Object.fromEntries(listOf(random, 7, () => [toField(random), toValue(random, depth)]));
}

function toValue(random: Random, depth: number): unknown {
  switch (below(random, depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
      return below(random, 10_000) / 10 - 300;
    case 3:
    case 4:
      return toText(random);
    case 5:
      return listOf(random, 6, () => toValue(random, depth - 1));
    case 6:
      return listOf(random, 6, () => ({ _key: `key${below(random, 8)}`, ...toObject(random, depth - 1) }));
    default:
      return toObject(random, depth - 1);
  }
}

function edit(random: Random, value: unknown): unknown {
  if (random() < 0.4) return value;
  if (typeof value === "string") {
    const at = below(random, value.length + 1);
    return (value.slice(0, at) + toText(random) + value.slice(at + below(random, 3))).toWellFormed();
  }
  if (Array.isArray(value)) return editArray(random, value);
  // Neither null nor an array, so it's a JSON object.
  if (typeof value === "object" && value) return editObject(random, value as Record<string, unknown>);
  return toValue(random, 1);
}

function editArray(random: Random, value: readonly unknown[]): unknown[] {
  const edited = value.map((item) => edit(random, item));
  const at = below(random, edited.length + 1);
  switch (below(random, 4)) {
    case 0:
      return edited.toSpliced(at, below(random, 3));
    case 1:
      return edited.toSpliced(at, 0, toValue(random, 1));
    case 2:
      return edited.toReversed();
    default:
      return edited;
  }
}

function editObject(random: Random, value: Record<string, unknown>): Record<string, unknown> {
  const edited = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, edit(random, field)]));
  if (random() < 0.3) Reflect.deleteProperty(edited, toField(random));
  return random() < 0.3 ? { ...edited, [toField(random)]: toValue(random, 2) } : edited;
}
