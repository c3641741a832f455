import type { LinkState } from "#lib/preview/link-state.ts";

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
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${action}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}

/** The colours of styles/tokens.css, for a page without that file. */
const styles = `
body { margin: 0; min-height: 100vh; display: grid; align-items: center; background: #fbf7f0; color: #15211f;
  font: 1.125rem/1.55 "Helvetica Neue", Arial, sans-serif; }
main { max-width: 34rem; padding: 2rem; margin-inline: clamp(0rem, 12vw, 12rem); border-inline-start: 2px solid #0e5f59; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem); line-height: 1.1; text-wrap: balance; }
p { margin: 0 0 1.5rem; }
a { color: #0e5f59; text-underline-offset: 0.2em; }
button { min-height: 3.25rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 6px; background: #f4a91f; color: #15211f;
  font: inherit; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 3px solid #0e5f59; outline-offset: 3px; }
`;
