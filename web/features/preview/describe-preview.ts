import type { Preview } from "#content/preview/preview.ts";
import type { Shown } from "#content/preview/preview-session.ts";

export interface PreviewDescription {
  /** A sentence. */
  shown: string;
  /** When the preview ends, ISO 8601; null when that is not for the viewer to know. */
  until: string | null;
  /** What the viewer may see; none for who chooses in the Studio. */
  choices: PreviewChoice[];
}

interface PreviewChoice {
  value: Shown;
  label: string;
  isShown: boolean;
}

const endings = {
  expired: "This preview has expired.",
  revoked: "This preview was taken back.",
  used: "This preview has been used.",
};

/** What the toolbar says of a preview. */
export function describePreview(preview: Preview): PreviewDescription {
  switch (preview.kind) {
    case "ended":
      return { shown: `${endings[preview.why]} You see the public pages.`, until: null, choices: [] };
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
      return "You see the public pages.";
    case "drafts":
      return "You see drafts, not what the public sees.";
    case "release":
      return `You see ${release}, not what the public sees.`;
  }
}

function toShown(perspective: Extract<Preview, { kind: "editor" }>["perspective"]): Shown {
  const first = Array.isArray(perspective) ? perspective[0] : perspective;
  if (first === "published") return "published";
  return first === "drafts" ? "drafts" : "release";
}
