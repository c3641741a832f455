import { answerPlainPage } from "#lib/plain-page.ts";
import type { LinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";

type LinkPage = Exclude<LinkState, "open"> | "unknown" | "ask";

interface Words {
  status: number;
  title: string;
  text: string;
}

const texts: Record<LinkPage, Words> = {
  ask: {
    status: 200,
    title: "Preview the site",
    text: "This link works once, on this device. It shows pages before they’re published.",
  },
  expired: {
    status: 410,
    title: "This preview link has expired",
    text: "It was valid for a limited time. Ask the person who sent it for a new one.",
  },
  revoked: {
    status: 410,
    title: "This preview link was revoked",
    text: "The person who made it has revoked it. Ask them for a new one if you still need to see the pages.",
  },
  used: {
    status: 410,
    title: "This preview link has been used",
    text: "It only works once. Ask the person who sent it for a new one.",
  },
  unknown: {
    status: 404,
    title: "This isn’t a preview link",
    text: "We don’t recognize this address. Check that you copied all of it, or ask for a new link.",
  },
};

/** The page a reviewer sees instead of a preview. It doesn't depend on the rest of the site. */
export function answerLinkPage(page: LinkPage): Response {
  const { status, title, text } = texts[page];
  const action =
    page === "ask"
      ? `<form method="post"><button>Open the preview</button></form>`
      : `<p><a href="/">Go to the public site</a></p>`;
  return answerPlainPage({
    status,
    title,
    body: `<p>${text}</p>${action}`,
    referrerPolicy: page === "ask" ? "same-origin" : "no-referrer",
  });
}
