import type { WalletSession } from "../../providers/wallet/wallet.ts";

interface WalletPage {
  session: WalletSession | null;
  /** What is wrong with the form that was sent. */
  problem?: string;
}

/** The page of the embedded wallet: in the world it would be another company's site, so it needs nothing of ours. */
export function answerWalletPage({ session, problem }: WalletPage): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>School wallet</title>
<style>${styles}</style>
</head>
<body><main><h1>School wallet</h1>${session ? toFarewell(session) : toWelcome(problem)}</main></body>
</html>`;
  return new Response(html, {
    status: problem ? 422 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      "x-robots-tag": "noindex",
    },
  });
}

const toWelcome = (problem: string | undefined) => `
<p>This stands for the wallet that schools pay from. Say which school you are, and shop with its funds.</p>
<form method="post" action="/api/cw/sessions">
<label for="school">School</label>
<input id="school" name="school" required maxlength="100" autocomplete="organization"${
  problem ? ` aria-invalid="true" aria-describedby="problem"` : ""
}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<button>Shop with school funds</button>
</form>`;

const toFarewell = ({ school }: WalletSession) => `
<p>You are shopping for ${escapeHtml(school)}. <a href="/">Go to the shop</a></p>
<form method="post" action="/api/cw/sessions/end"><button>End the session</button></form>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The colours of styles/tokens.css, for a page without that file. */
const styles = `
body { margin: 0; min-height: 100vh; display: grid; align-items: center; background: #fbf7f0; color: #15211f;
  font: 1.125rem/1.55 "Helvetica Neue", Arial, sans-serif; }
main { max-width: 34rem; padding: 2rem; margin-inline: clamp(0rem, 12vw, 12rem); border-inline-start: 2px solid #0e5f59; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem); line-height: 1.1; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
a { color: #0e5f59; text-underline-offset: 0.2em; }
label { display: block; margin-bottom: 0.5rem; font-weight: 650; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; margin-bottom: 1.5rem; padding: 0.5rem 0.75rem; border: 2px solid #15211f;
  border-radius: 6px; background: #fffdf9; color: inherit; font: inherit; }
[role="alert"] { margin-top: -1rem; color: #b8351f; }
button { min-height: 3.25rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 6px; background: #f4a91f; color: #15211f;
  font: inherit; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 3px solid #0e5f59; outline-offset: 3px; }
`;
