import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { browserStorage } from "#lib/browser-storage.ts";
import { readStoredText, writeStoredText } from "#lib/stored-text.ts";

export type RequestDraft = Readonly<Record<string, string>>;

// If storage is full or blocked, a reload loses what was typed.
const entry = browserStorage.requestDraft;

/** The unsent entries in a form in this tab; null if there are none, or if storage is unavailable. */
export const readDraft = (kind: RequestKind): RequestDraft | null => readDrafts()[kind] ?? null;

export function writeDraft(kind: RequestKind, draft: RequestDraft): void {
  if (Object.keys(draft).length === 0) forgetDraft(kind);
  else writeDrafts({ ...readDrafts(), [kind]: draft });
}

export function forgetDraft(kind: RequestKind): void {
  const { [kind]: _sent, ...others } = readDrafts();
  writeDrafts(others);
}

function readDrafts(): Readonly<Record<string, RequestDraft>> {
  try {
    const stored: unknown = JSON.parse(readStoredText(entry) ?? "{}");
    return isDrafts(stored) ? stored : {};
  } catch {
    return {};
  }
}

const writeDrafts = (drafts: Readonly<Record<string, RequestDraft>>): void =>
  void writeStoredText(entry, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));

const isDrafts = (value: unknown): value is Record<string, RequestDraft> =>
  isObject(value) &&
  Object.values(value).every((draft) => isObject(draft) && Object.values(draft).every(isText));
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isText = (value: unknown) => typeof value === "string";
