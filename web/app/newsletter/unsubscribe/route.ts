import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import { answerBadLink, answerLinkDone, answerLinkForm } from "#features/newsletter/newsletter-pages.ts";

/** Where the link at the end of every newsletter leads: a page with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.canUnsubscribe(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkForm({
    title: "Unsubscribe from our emails?",
    text: "You’ll still hear from us about what you order.",
    button: "Unsubscribe",
  });
}

/** Takes the person off the list: from that page, or by a mail program's own button (RFC 8058), which nobody signs in for. */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  if (!newsletter?.unsubscribeByToken(nextUrl.searchParams.get("token") ?? "")) return answerBadLink();
  return answerLinkDone({ title: "You’re unsubscribed", text: "We won’t send you any more newsletters." });
}
