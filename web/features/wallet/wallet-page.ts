import { answerPlainPage, escapeHtml } from "#lib/plain-page.ts";
import type { WalletSession } from "#providers/wallet/wallet.ts";

interface WalletPage {
  session: WalletSession | null;
  /** What is wrong with the form that was sent. */
  problem?: string;
}

/** The page of the embedded wallet: in the world it would be another company's site, so it needs nothing of ours. */
export function answerWalletPage({ session, problem }: WalletPage): Response {
  return answerPlainPage({
    status: problem ? 422 : 200,
    title: "School wallet",
    body: session ? toFarewell(session) : toWelcome(problem),
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
