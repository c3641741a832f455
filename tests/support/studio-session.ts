import type { Page } from "@playwright/test";
import { testStack } from "./test-stack.ts";

interface Account {
  email: string;
  password: string;
}

/** Opens the page's Studio signed in, as in a browser with an earlier session. */
export async function restoreSession(page: Page, account: Account): Promise<void> {
  const token = await startSession(account);
  await page.addInitScript(stopAnimations);
  await page.addInitScript(
    (session) => localStorage.setItem("__studio_auth_token_embedded", session),
    JSON.stringify({ token, time: new Date().toISOString() }),
  );
}

/** Signs in as the sign-in page does, and returns the session's token. */
async function startSession({ email, password }: Account): Promise<string> {
  const { siteUrl, lakeUrl } = testStack;
  const signedIn = await fetch(
    `${lakeUrl}/login?origin=${encodeURIComponent(`${siteUrl}/studio`)}&withSid=true`,
    { method: "POST", redirect: "manual", body: new URLSearchParams({ email, password }) },
  );
  const sid = new URL(signedIn.headers.get("location") ?? "").hash.replace("#sid=", "");
  const { token } = await (await fetch(`${lakeUrl}/v1/auth/fetch?sid=${sid}`)).json();
  return String(token);
}

/** The Studio's spinners keep turning even when hidden, and use half a core. */
function stopAnimations() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}
