import { cookiePolicy } from "#seed/content/legal/cookie-policy.ts";
import { disclaimers } from "#seed/content/legal/disclaimers.ts";
import { privacyPolicy } from "#seed/content/legal/privacy-policy.ts";
import { terms } from "#seed/content/legal/terms.ts";

export const legalPages = [terms, privacyPolicy, cookiePolicy, disclaimers];
