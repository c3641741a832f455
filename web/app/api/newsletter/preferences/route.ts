import { readSignupServices } from "#app/newsletter/site-newsletter.server.ts";
import { handlePreferences } from "#features/newsletter/handle-signup.ts";

/** Saves the interests of someone who has just signed up (requirements §7.5). */
export async function POST(request: Request): Promise<Response> {
  return handlePreferences(request, await readSignupServices());
}
