import { z } from "zod";
import { answerWalletPage } from "#features/wallet/wallet-page.ts";
import { keepWalletSession, readWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { readForm } from "#lib/read-form.ts";
import { embeddedWallet } from "#providers/wallet/wallet.server.ts";

const formSchema = z.object({ school: z.string().trim().min(1).max(100) });

const noWallet = () => Response.json({ error: "The school wallet is on another site." }, { status: 404 });

/** The embedded wallet's own page, where a demo school starts. */
export async function GET(): Promise<Response> {
  return embeddedWallet() ? answerWalletPage({ session: await readWalletSession() }) : noWallet();
}

/** Starts a session for the school in the form and redirects to the shop. */
export async function POST(request: Request): Promise<Response> {
  const wallet = embeddedWallet();
  if (!wallet) return noWallet();
  if (isCrossSite(request))
    return Response.json({ error: "A session can only be started from this site." }, { status: 403 });
  const posted = await readForm(request);
  if ("refusal" in posted) return posted.refusal;
  const form = formSchema.safeParse(posted.fields);
  if (!form.success) return answerWalletPage({ session: null, problem: "Enter the school's name." });
  await keepWalletSession(wallet.startSession(form.data.school));
  return new Response(null, { status: 303, headers: { location: "/" } });
}
