import { createHash } from "node:crypto";

export interface SignInErrors {
  email?: string;
  password?: string;
}

interface SignInPageOptions {
  /** What was typed, so that nobody types it twice. */
  email: string;
  errors: SignInErrors;
  returnTo: string;
  status?: number;
}

/** The sign-in form, in the shop's colours. Plain HTML: it works without JavaScript and loads nothing else. */
export function renderSignInPage({ email, errors, returnTo, status = 200 }: SignInPageOptions): Response {
  const failed = errors.email ?? errors.password;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failed ? "Error: " : ""}Sign in to the Studio</title>
<style>${styles}</style>
</head>
<body>
<main>
${arc}
<h1>Sign in to the Studio</h1>
<p class="intro">Courses, books and pages are edited here. You return to <strong>${escape(new URL(returnTo).host)}</strong> once you are signed in.</p>
<form method="post" novalidate>
${field({ name: "email", label: "Email", type: "email", autocomplete: "username", value: email, error: errors.email, focus: !errors.password })}
${field({ name: "password", label: "Password", type: "password", autocomplete: "current-password", value: "", error: errors.password, focus: !errors.email && errors.password !== undefined })}
<button type="submit">Sign in</button>
</form>
<p class="note">This machine&rsquo;s accounts are listed in <code>tokens.json</code> in its data directory.</p>
</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src '${styleHash}'; form-action 'self' ${new URL(returnTo).origin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}

interface FieldOptions {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  value: string;
  error: string | undefined;
  focus: boolean;
}

function field({ name, label, type, autocomplete, value, error, focus }: FieldOptions): string {
  const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(value)}" required spellcheck="false" autocapitalize="none"${described}${focus ? " autofocus" : ""}>
${error ? `<p class="error" id="${name}-error" role="alert">${escape(error)}</p>` : ""}
</div>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The shop's arc: a movement with its start and its direction. */
const arc = `<svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true" focusable="false">
<path d="M8 40C20 8 62 2 86 26" fill="none" stroke="#0E5F59" stroke-width="3" stroke-linecap="round"/>
<path d="M87 14v13H74" fill="none" stroke="#0E5F59" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="8" cy="40" r="5" fill="#0E5F59"/></svg>`;

const styles = `
:root{color-scheme:light;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;line-height:1.5}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#FBF7F0;color:#15211F;display:grid;align-items:center}
main{width:min(26rem,100% - 3rem);margin:3rem 1.5rem}
@media (min-width:40rem){main{margin-inline-start:min(14vw,12rem)}}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:1rem 0 .5rem}
p{margin:0}
.intro{margin-bottom:1.75rem}
.field{margin-bottom:1.25rem}
label{display:block;font-weight:600;margin-bottom:.35rem}
input{width:100%;font:inherit;font-size:1.0625rem;padding:.65rem .75rem;color:inherit;background:#fff;border:1px solid #5C6B68;border-radius:6px}
input[aria-invalid]{border-color:#B8351F;box-shadow:inset 0 0 0 1px #B8351F}
:focus-visible{outline:3px solid #0E5F59;outline-offset:2px}
.error{color:#B8351F;font-weight:600;margin-top:.4rem}
button{font:inherit;font-weight:650;padding:.7rem 1.5rem;color:#FBF7F0;background:#0E5F59;border:2px solid transparent;border-radius:6px;cursor:pointer}
button:hover{background:#0A4A45}
.note{margin-top:2rem;padding-top:1rem;border-top:1px solid #D9CFBF;font-size:.9375rem}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.95em}
`;

const styleHash = `sha256-${createHash("sha256").update(styles).digest("base64")}`;
