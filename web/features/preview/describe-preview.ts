import type { Preview, Release } from "#content/preview/preview.ts";
import type { Shown } from "#content/preview/preview-session.ts";

export interface PreviewDescription {
  /** What's shown, in a word or two. */
  name: string;
  /** A sentence. */
  shown: string;
  /** When the preview ends, ISO 8601; null for editors. */
  until: string | null;
  /** What the viewer can switch to; empty for editors, who switch in the Studio. */
  choices: PreviewChoice[];
}

interface PreviewChoice {
  value: Shown;
  label: string;
  isShown: boolean;
}

const endMessages = {
  expired: "This preview has expired.",
  revoked: "This preview was revoked.",
  used: "This preview has been used.",
};

/** The preview toolbar's text. */
export function describePreview(preview: Preview): PreviewDescription {
  switch (preview.kind) {
    case "ended":
      return {
        name: "Published",
        shown: `${endMessages[preview.why]} You’re viewing the public site.`,
        until: null,
        choices: [],
      };
    case "editor": {
      const shows = toShown(preview.perspective);
      return {
        name: toName(shows, "Release"),
        shown: describeShown(shows, "a release"),
        until: null,
        choices: [],
      };
    }
    case "link": {
      const { release, shows, until } = preview;
      const { title, sentence } = release ? nameRelease(release) : { title: "", sentence: "" };
      const values: Shown[] = ["published", release ? "release" : "drafts"];
      return {
        name: toName(shows, title),
        shown: describeShown(shows, sentence),
        until,
        choices: values.map((value) => ({ value, label: toName(value, title), isShown: value === shows })),
      };
    }
  }
}

/** The Studio gives all scheduled drafts the same title. */
const nameRelease = ({ title, isScheduledDraft }: Release) =>
  isScheduledDraft
    ? { title: "Scheduled", sentence: "a scheduled draft" }
    : { title, sentence: `the release “${title}”` };

const toName = (shown: Shown, release: string) =>
  ({ published: "Published", drafts: "Drafts", release })[shown];

function describeShown(shown: Shown, release: string): string {
  switch (shown) {
    case "published":
      return "You’re viewing the public site.";
    case "drafts":
      return "You’re viewing drafts, not the public site.";
    case "release":
      return `You’re viewing ${release}, not the public site.`;
  }
}

/** What an editor sees. */
function toShown(perspective: Extract<Preview, { kind: "editor" }>["perspective"]): Shown {
  const first = Array.isArray(perspective) ? perspective[0] : perspective;
  if (first === "published") return "published";
  return first === "drafts" ? "drafts" : "release";
}

/**
 * Whether an editor sees drafts, and so may change lists on the page itself. The overlays always change the draft, so in a release or on
 * the public site nobody would see what happened.
 */
export const isDraftsForEditor = (preview: Preview | null): boolean =>
  preview?.kind === "editor" && toShown(preview.perspective) === "drafts";
