import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import type { FormError } from "#lib/form-page.ts";
import { answerErrors, answerJson, toTexts, wantsJson } from "#lib/form-response.ts";
import { readSubmission } from "#lib/read-submission.ts";
import type { ClassroomPrices } from "./estimate.ts";
import { parseRequest, type ValidRequest } from "./parse-request.ts";
import { type Quote, toQuote } from "./quote.ts";
import { findRequestKind } from "./request-fields.ts";
import { answerRequestDone, answerRequestForm } from "./request-pages.ts";
import type { Requests } from "./requests.ts";

export interface RequestServices {
  requests: Requests;
  readClassroomPrices: () => Promise<ClassroomPrices>;
  supportEmail: string;
  /** Logs an error, never with personal data. */
  log: (message: string, error: unknown) => void;
  now: () => number;
}

/**
 * Handles `POST /api/requests/[kind]`. A script gets `{ reference, quoteUrl }`, a plain form gets a page. A 422 names each invalid field; a
 * 503 says whom to email (requirements §8.1).
 */
export async function handleRequest(
  request: Request,
  kindInUrl: string,
  services: RequestServices,
): Promise<Response> {
  const kind = findRequestKind(kindInUrl);
  if (!kind) return answerErrors(404, [{ message: "There’s no such form." }]);
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Send this form from our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const isScript = wantsJson(request);
  const sent = { kind, fields: read.fields, isScript };
  const parsed = parseRequest({ kind, fields: read.fields, now: new Date(services.now()) });
  if ("errors" in parsed) return refuse(sent, services, { status: 422, errors: parsed.errors });
  try {
    const quote = await readQuote(parsed.request, services);
    const { reference, quoteUrl } = await services.requests.submit(parsed.request, quote);
    return isScript
      ? answerJson(200, { reference, quoteUrl })
      : answerRequestDone({ kind, reference, quoteUrl });
  } catch (error) {
    services.log("Error storing a request", error);
    const errors = [{ message: toFailureMessage(services.supportEmail) }];
    return refuse(sent, services, { status: 503, errors });
  }
}

interface SentForm {
  kind: RequestKind;
  fields: Readonly<Record<string, unknown>>;
  isScript: boolean;
}

interface Refusal {
  status: number;
  errors: readonly FormError[];
}

async function refuse(
  { kind, fields, isScript }: SentForm,
  services: RequestServices,
  { status, errors }: Refusal,
): Promise<Response> {
  if (isScript) return answerErrors(status, errors);
  // People don't see the honeypot, so they couldn't clear it.
  const { website: _website, ...values } = toTexts(fields);
  return answerRequestForm({ status, kind, values, errors, courses: await listCourses(kind, services) });
}

/** Null if the prices can't be read. The request is stored all the same. */
async function readQuote(request: ValidRequest, services: RequestServices): Promise<Quote | null> {
  if (request.kind !== "classroom-pricing") return null;
  try {
    return toQuote(request, await services.readClassroomPrices(), services.now());
  } catch (error) {
    services.log("Error reading classroom prices", error);
    return null;
  }
}

async function listCourses(
  kind: RequestKind,
  services: RequestServices,
): Promise<ClassroomPrices["courses"]> {
  if (kind !== "classroom-pricing") return [];
  try {
    return (await services.readClassroomPrices()).courses;
  } catch (error) {
    services.log("Error reading classroom prices", error);
    return [];
  }
}
