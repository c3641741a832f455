import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import { answerBadLink, answerLinkDone, answerLinkForm } from "#features/newsletter/newsletter-pages.ts";

/** The page behind the double opt-in link, with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.canConfirm(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkForm({
    title: "One more click",
    text: "Press the button to get our emails.",
    button: "Confirm my subscription",
  });
}

/** Completes the subscription. The token authorizes it, so the form's origin doesn't matter. */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!(await newsletter?.confirm(nextUrl.searchParams.get("token") ?? ""))) return answerBadLink();
  return answerLinkDone({
    title: "You’re on our list",
    text: "Thanks for confirming. A welcome email is on its way.",
  });
}
