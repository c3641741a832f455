import { handleConsent } from "#features/analytics/handle-consent.ts";

/** Saves whether a visitor agrees to analytics (requirements §4.91). */
export async function POST(request: Request): Promise<Response> {
  return handleConsent(request);
}
