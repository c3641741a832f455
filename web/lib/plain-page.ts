interface PlainPage {
  status: number;
  title: string;
  /** HTML. Escape untrusted text with `escapeHtml`. */
  body: string;
  /** A form on a `no-referrer` page is sent without the origin that `isCrossSite` needs in older browsers. */
  referrerPolicy?: "same-origin" | "no-referrer";
}

/** A standalone page without scripts or the site's layout. */
export function answerPlainPage({
  status,
  title,
  body,
  referrerPolicy = "same-origin",
}: PlainPage): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      "referrer-policy": referrerPolicy,
      "x-robots-tag": "noindex",
    },
  });
}

/** Colors from styles/tokens.css, for a page without that file. */
const styles = `
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; background: #fbf7f0;
  color: #15211f; overflow-wrap: anywhere;
  font: 1.125rem/1.55 "Helvetica Neue", Arial, sans-serif; }
main { max-width: 34rem; padding: 2rem min(2rem, 6.25vw); margin-inline: clamp(0rem, min(12vw, 50vw - 8.5rem), 12rem); border-inline-start: 2px solid #0e5f59; }
h1 { margin: 0 0 1rem; font-size: min(clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem), 13vw); line-height: 1.1; text-wrap: balance; }
p, ul, form { margin: 0 0 1.5rem; }
ul { padding-inline-start: 1.25rem; }
a { color: #0e5f59; text-underline-offset: 0.2em; }
label { display: block; margin-bottom: 0.5rem; font-weight: 650; }
input, textarea, select { box-sizing: border-box; width: 100%; min-height: 3rem; margin-bottom: 1.5rem; padding: 0.5rem 0.75rem;
  border: 2px solid #15211f; border-radius: 6px; background: #fffdf9; color: inherit; font: inherit; }
.hint { margin: 0 0 0.5rem; color: #45524f; font-size: 0.9375rem; }
[role="alert"] { color: #b8351f; }
button { min-height: 3.25rem; padding: 0.75rem min(1.5rem, 6.25vw); border: 0; border-radius: 6px; background: #f4a91f; color: #15211f;
  font: inherit; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 3px solid #0e5f59; outline-offset: 3px; }
`;
