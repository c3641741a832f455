import { handlePersonalization } from "#features/interests/handle-personalization.ts";

/** Saves a visitor's interests (requirements §7.5). */
export async function POST(request: Request): Promise<Response> {
  return handlePersonalization(request);
}
