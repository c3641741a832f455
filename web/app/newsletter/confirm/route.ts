import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import { answerBadLink, answerLinkDone, answerLinkForm } from "#features/newsletter/newsletter-pages.ts";

/** Where the link of the double opt-in leads: a page with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.canConfirm(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkForm({
    title: "One last click",
    text: "Press the button, and you’re on our list.",
    button: "Confirm my subscription",
  });
}

/** Completes the subscription. Its token is all that counts, so a form of anywhere may send it. */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!(await newsletter?.confirm(nextUrl.searchParams.get("token") ?? ""))) return answerBadLink();
  return answerLinkDone({
    title: "You’re on our list",
    text: "Thanks for confirming. A welcome email is on its way.",
  });
}
