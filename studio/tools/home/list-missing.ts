import { documentPath } from "@shop/schemas/paths.ts";
import type { IntentParameters } from "sanity/router";
import { type Essential, essentials } from "./essentials.ts";

/** A document that may be an essential one, published or a draft. */
export interface Candidate {
  /** Of the published document. */
  id: string;
  type: string;
  isDraft: boolean;
  path: string | null;
  slug: string | null;
  supportEmail: string | null;
}

export interface MissingEssential {
  title: string;
  detail: string;
  intent: "create" | "edit";
  params: IntentParameters;
}

/** What the site can't do without and visitors don't have yet. */
export const listMissing = (candidates: readonly Candidate[]): MissingEssential[] =>
  essentials.flatMap((essential) => {
    const started = candidates.filter((candidate) => isFor(essential, candidate));
    return started.some(isDone) ? [] : [toMissing(essential, started)];
  });

const isFor = ({ type, path }: Essential, candidate: Candidate) =>
  candidate.type === type && (!path || documentPath({ ...candidate, _type: type }) === path);

const isDone = ({ type, isDraft, supportEmail }: Candidate) =>
  !isDraft && (type !== "siteSettings" || Boolean(supportEmail));

function toMissing(
  { title, purpose, type, beginning }: Essential,
  started: readonly Candidate[],
): MissingEssential {
  // Settings without an email address may have a draft that adds it.
  const found = started.find(({ isDraft }) => isDraft) ?? started[0];
  if (found) return { title, detail: toDetail(found), intent: "edit", params: { id: found.id, type } };
  if (!beginning) return { title, detail: purpose, intent: "edit", params: { id: type, type } };
  const { template, parameters } = beginning;
  return { title, detail: purpose, intent: "create", params: [{ type, template }, parameters] };
}

const toDetail = ({ isDraft }: Candidate) =>
  isDraft ? "Started, and not published yet." : "Published without a support email.";
