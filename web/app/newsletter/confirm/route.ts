import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import {
  answerBadLink,
  answerLinkDone,
  answerLinkForm,
  answerUsedLink,
} from "#features/newsletter/newsletter-pages.ts";

/** The page behind the double opt-in link, with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  switch (newsletter?.checkConfirmLink(nextUrl.searchParams.get("token") ?? "") ?? "broken") {
    case "works":
      return answerLinkForm({
        title: "One more click",
        text: "Press the button to get our emails.",
        button: "Confirm my subscription",
      });
    case "used":
      return answerUsedLink();
    case "broken":
      return answerBadLink();
  }
}

/** Completes the subscription. The token authorizes it, so the form's origin doesn't matter. */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  switch ((await newsletter?.confirm(nextUrl.searchParams.get("token") ?? "")) ?? "broken") {
    case "works":
      return answerLinkDone({
        title: "You’re on our list",
        text: "Thanks for confirming. A welcome email is on its way.",
      });
    case "used":
      return answerUsedLink();
    case "broken":
      return answerBadLink();
  }
}
