import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import type { WalletSession } from "#providers/wallet/wallet.ts";

interface WalletPage {
  session: WalletSession | null;
  /** The error in the submitted form. */
  problem?: string;
}

/** The embedded wallet's page. In production this is another company's site, so it depends on nothing of ours. */
export function answerWalletPage({ session, problem }: WalletPage): Response {
  return answerPlainPage({
    status: problem ? 422 : 200,
    title: "School wallet",
    body: session ? toFarewell(session) : toWelcome(problem),
  });
}

const toWelcome = (problem: string | undefined) => `
<p>This page stands in for the wallet that schools pay from. Enter your school's name to shop with its funds.</p>
<form method="post" action="/api/cw/sessions">
<label for="school">School</label>
<input id="school" name="school" required maxlength="100" autocomplete="organization"${
  problem ? ` aria-invalid="true" aria-describedby="problem"` : ""
}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<button>Shop with school funds</button>
</form>`;

const toFarewell = ({ school }: WalletSession) => `
<p>You're shopping for ${escapeHtml(school)}. <a href="/">Go to the shop</a></p>
<form method="post" action="/api/cw/sessions/end"><button>End the session</button></form>`;
