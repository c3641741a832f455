import { type Session, skipCard } from "./leitner.ts";
import { type PracticeCard, type PracticeList, removeCard } from "./practice-list.ts";

/**
 * A list after a sign got a new address: its card keeps its box and day. If the sign was added again at the new address, the card
 * that's known better stays.
 */
export function moveCard(
  list: PracticeList,
  slug: string,
  to: Pick<PracticeCard, "slug" | "gloss">,
): PracticeList {
  const card = list.find((other) => other.slug === slug);
  if (!card || to.slug === slug) return list;
  const there = list.find((other) => other.slug === to.slug);
  const best = there && there.box > card.box ? there : card;
  const moved = { ...best, slug: to.slug, gloss: to.gloss };
  return removeCard(list, to.slug).map((other) => (other.slug === slug ? moved : other));
}

/** The session after its current sign got a new address. A sign that's in it already isn't asked twice. */
export function moveInSession(session: Session, slug: string): Session {
  const { queue, known, missed } = session;
  if ([...queue, ...known, ...missed].includes(slug)) return skipCard(session);
  return { ...session, queue: [slug, ...queue.slice(1)] };
}
