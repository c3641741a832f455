import { answerPlainPage } from "#lib/plain-page.ts";
import type { LinkState } from "#content/preview/link-state.ts";

type LinkPage = Exclude<LinkState, "open"> | "unknown" | "ask";

interface Words {
  status: number;
  title: string;
  text: string;
}

const words: Record<LinkPage, Words> = {
  ask: {
    status: 200,
    title: "A preview for you",
    text: "This link opens once, on this device. It shows pages as they will look before they are public.",
  },
  expired: {
    status: 410,
    title: "This preview link has expired",
    text: "It was made for a limited time. Ask the person who sent it for a new one.",
  },
  revoked: {
    status: 410,
    title: "This preview link was taken back",
    text: "The person who made it has closed it. Ask them for a new one if you still need to see the pages.",
  },
  used: {
    status: 410,
    title: "This preview link has been used",
    text: "It could be opened once, and that has happened. Ask the person who sent it for a new one.",
  },
  unknown: {
    status: 404,
    title: "This is not a preview link",
    text: "The address is not one that we gave out. Check that all of it was copied, or ask for a new link.",
  },
};

/** What a reviewer sees instead of a preview: a page that needs nothing of the site around it. */
export function answerLinkPage(page: LinkPage): Response {
  const { status, title, text } = words[page];
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
