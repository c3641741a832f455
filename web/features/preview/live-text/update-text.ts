import { getPublishedId, isDraftId } from "@sanity/client/csm";
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { z } from "zod";
import { findNewerText } from "./find-newer-text.ts";

/** Enough states for a page that's rendered while an editor keeps typing: one for each letter. */
const maxVersions = 50;

/** Where a text comes from, as its stega characters say. */
const sourceSchema = z.object({ id: z.string(), path: z.string() });

type TextSource = z.infer<typeof sourceSchema>;

/**
 * Puts what's typed in the Studio into the page's text before the server has rendered the page again. Texts are found by their
 * stega characters. What the server renders in the meantime, from an older state, is brought up to date, too.
 */
export function createTextUpdates(root: HTMLElement) {
  const versions = new Map<string, { isDraft: boolean; documents: object[] }>();
  const sources = new WeakMap<Text, { data: string; source: TextSource | null }>();

  const readSource = (node: Text): TextSource | null => {
    const known = sources.get(node);
    if (known?.data === node.data) return known.source;
    const source = decodeSource(node.data);
    sources.set(node, { data: node.data, source });
    return source;
  };

  const update = () => {
    if (versions.size === 0) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || !mayBeEncoded.test(node.data)) continue;
      const source = readSource(node);
      const stored = source && versions.get(source.id);
      if (!stored) continue;
      const { cleaned, encoded } = vercelStegaSplit(node.data);
      const newer = findNewerText(cleaned, source.path, stored.documents);
      if (newer !== null) node.data = newer + encoded;
    }
  };

  const renders = new MutationObserver(update);
  renders.observe(root, { subtree: true, childList: true, characterData: true });

  return {
    /** A document's latest state; null once it's gone. */
    note: (id: string, state: object | null) => {
      const key = getPublishedId(id);
      const isDraft = isDraftId(id);
      const stored = versions.get(key);
      if (!state) {
        // Without a draft, the page shows what's published.
        if (stored?.isDraft === isDraft) versions.delete(key);
        return;
      }
      const documents = stored?.documents ?? [];
      // The page shows the draft, if there is one. What's published, the page may have shown before.
      const isOlder = stored?.isDraft === true && !isDraft;
      versions.set(key, {
        isDraft: isDraft || isOlder,
        documents: (isOlder ? [state, ...documents] : [...documents, state]).slice(-maxVersions),
      });
      update();
    },
    stop: () => renders.disconnect(),
  };
}

/** Stega characters are among these, which hardly any other text has. */
const mayBeEncoded = /[\u200B-\u200D\u2060-\u2064\uFEFF]/;

const decodeSource = (text: string): TextSource | null =>
  sourceSchema.safeParse(vercelStegaDecode(text)).data ?? null;
