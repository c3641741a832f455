import { readSignupServices } from "#app/newsletter/site-newsletter.server.ts";
import { handlePreferences } from "#features/newsletter/handle-signup.ts";

/** Takes what somebody who has just signed up wants to read about (requirements §7.5). */
export async function POST(request: Request): Promise<Response> {
  return handlePreferences(request, await readSignupServices());
}
