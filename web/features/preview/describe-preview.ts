import type { Preview } from "#content/preview/preview.ts";
import type { Shown } from "#content/preview/preview-session.ts";

export interface PreviewDescription {
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
        shown: `${endMessages[preview.why]} You’re viewing the public site.`,
        until: null,
        choices: [],
      };
    case "editor":
      return { shown: describeShown(toShown(preview.perspective), "a release"), until: null, choices: [] };
    case "link": {
      const { release, shows, until } = preview;
      const choices: Omit<PreviewChoice, "isShown">[] = [
        { value: "published", label: "Published" },
        release ? { value: "release", label: release.title } : { value: "drafts", label: "Drafts" },
      ];
      return {
        shown: describeShown(shows, `the release “${release?.title ?? ""}”`),
        until,
        choices: choices.map((choice) => ({ ...choice, isShown: choice.value === shows })),
      };
    }
  }
}

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

function toShown(perspective: Extract<Preview, { kind: "editor" }>["perspective"]): Shown {
  const first = Array.isArray(perspective) ? perspective[0] : perspective;
  if (first === "published") return "published";
  return first === "drafts" ? "drafts" : "release";
}
