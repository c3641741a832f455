import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import { answerBadLink, answerLinkDone, answerLinkForm } from "#features/newsletter/newsletter-pages.ts";

/** The page behind the link at the end of each newsletter, with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.canUnsubscribe(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkForm({
    title: "Unsubscribe from our emails?",
    text: "You’ll still get emails about your orders.",
    button: "Unsubscribe",
  });
}

/** Unsubscribes the person, from that page or with a mail program's own button (RFC 8058). */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.unsubscribeByToken(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkDone({ title: "You’re unsubscribed", text: "We won’t send you any more newsletters." });
}
