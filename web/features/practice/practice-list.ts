/** A sign that a visitor wants to practice. */
export interface PracticeCard {
  slug: string;
  /** Its name, to list it without asking the server. */
  gloss: string;
  /** Its Leitner box, from 1 to 5. */
  box: number;
  /** The day from which on it's asked again: `2026-11-25`, in the visitor's own time zone. */
  due: string;
}

export type PracticeList = readonly PracticeCard[];

/** How many signs a list holds, about 40 kB. */
export const maxCards = 500;

export const boxCount = 5;

/** Changes when older lists can't be read anymore. */
const version = 1;

/** A stored list. Whatever isn't a valid card is dropped; without anything valid it's empty. */
export function parsePracticeList(text: string | null): PracticeList {
  const stored = parseJson(text);
  if (stored["version"] !== version || !Array.isArray(stored["cards"])) return [];
  const cards = stored["cards"].slice(0, maxCards).filter(isCard);
  return [...new Map(cards.map((card) => [card.slug, card])).values()];
}

export const stringifyPracticeList = (cards: PracticeList): string => JSON.stringify({ version, cards });

/** Adds a sign, due today. Nothing changes when it's there already or the list is full. */
export function addCard(list: PracticeList, card: Pick<PracticeCard, "slug" | "gloss">, today: string) {
  const isThere = list.some(({ slug }) => slug === card.slug);
  return isThere || list.length >= maxCards ? list : [...list, { ...card, box: 1, due: today }];
}

export const removeCard = (list: PracticeList, slug: string): PracticeList =>
  list.filter((card) => card.slug !== slug);

/** A card with a newer one in its place. Nothing changes when it has been removed, such as in another tab. */
export const replaceCard = (list: PracticeList, card: PracticeCard): PracticeList =>
  list.map((other) => (other.slug === card.slug ? card : other));

function parseJson(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

/** Whether it can be a sign's slug, as the Studio makes them. */
export const isSignSlug = (slug: string): boolean => /^[a-z0-9-]{1,96}$/.test(slug);

function isCard(value: unknown): value is PracticeCard {
  const { slug, gloss, box, due }: Record<keyof PracticeCard, unknown> = Object(value);
  return (
    typeof slug === "string" &&
    isSignSlug(slug) &&
    typeof gloss === "string" &&
    gloss.length <= 200 &&
    Number.isInteger(box) &&
    Number(box) >= 1 &&
    Number(box) <= boxCount &&
    typeof due === "string" &&
    /^\d{4}-\d\d-\d\d$/.test(due)
  );
}
