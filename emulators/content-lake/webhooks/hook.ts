import { validateHeaderName, validateHeaderValue } from "node:http";
import { z } from "zod";

/** What happened to a document. */
export type Operation = "create" | "update" | "delete";

const methods = ["POST", "PUT", "PATCH", "DELETE", "GET"] as const;

/** These belong to the connection, and a webhook that sets them couldn't be sent. */
const reservedHeaders = new Set(["connection", "content-length", "host", "transfer-encoding", "upgrade"]);

const rule = z.strictObject({
  on: z.array(z.enum(["create", "update", "delete"])).min(1),
  filter: z.string().nullish(),
  projection: z.string().nullish(),
});

/** A webhook's settings, as listed in https://www.sanity.io/docs/http-reference/webhooks. */
const choices = {
  name: z.string().trim().min(1).max(256),
  url: z.url({ protocol: /^https?$/ }),
  /** `*` is every dataset. */
  dataset: z.string().min(1),
  rule,
  description: z.string().max(1024).nullable(),
  httpMethod: z.enum(methods),
  headers: z.record(z.string(), z.string()).check(refuseUnsendable),
  apiVersion: z.string().regex(/^v(1|X|\d{4}-\d{2}-\d{2})$/),
  includeDrafts: z.boolean(),
  includeAllVersions: z.boolean(),
  isDisabledByUser: z.boolean(),
  secret: z.string().min(1).nullable(),
};

export const newHookSchema = z.strictObject({
  ...choices,
  // The legacy kind, called once per transaction, is listed so that its error can name it.
  type: z.enum(["document", "transaction"]).default("document"),
  description: choices.description.default(null),
  httpMethod: choices.httpMethod.default("POST"),
  headers: choices.headers.nullish().transform((headers) => headers ?? {}),
  apiVersion: choices.apiVersion.default("v2021-03-25"),
  includeDrafts: choices.includeDrafts.default(false),
  includeAllVersions: choices.includeAllVersions.default(false),
  isDisabledByUser: choices.isDisabledByUser.default(false),
  secret: choices.secret.default(null),
});

/** Given fields change, a rule as a whole. `type` is rejected, as in the hosted API. */
export const hookPatchSchema = z.strictObject({
  name: z.exactOptional(choices.name),
  url: z.exactOptional(choices.url),
  dataset: z.exactOptional(choices.dataset),
  rule: z.exactOptional(choices.rule),
  description: z.exactOptional(choices.description),
  httpMethod: z.exactOptional(choices.httpMethod),
  headers: z.exactOptional(choices.headers),
  apiVersion: z.exactOptional(choices.apiVersion),
  includeDrafts: z.exactOptional(choices.includeDrafts),
  includeAllVersions: z.exactOptional(choices.includeAllVersions),
  isDisabledByUser: z.exactOptional(choices.isDisabledByUser),
  secret: z.exactOptional(choices.secret),
});

/** A webhook: which changes it covers, and where and how to send them. */
export interface Hook extends Omit<z.infer<typeof newHookSchema>, "type"> {
  id: string;
  projectId: string;
  createdAt: string;
  createdByUserId: string;
  /** From the lake's options, which reapply its settings at every start. */
  isConfigured: boolean;
}

/** A webhook as the API returns it. Its secret is never included, so that a logged response can't be used to sign. */
export function toHookAnswer(hook: Hook): Record<string, unknown> {
  const {
    secret: _secret,
    isConfigured: _isConfigured,
    rule: { on, filter, projection },
    ...fields
  } = hook;
  return {
    type: "document",
    ...fields,
    rule: { on, filter: filter ?? null, projection: projection ?? null },
    isDisabled: hook.isDisabledByUser,
    deletedAt: null,
  };
}

function refuseUnsendable(context: z.core.ParsePayload<Record<string, string>>): void {
  for (const [name, value] of Object.entries(context.value)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      if (!reservedHeaders.has(name.toLowerCase())) continue;
    } catch {
      // Node's own message quotes the value, which may be a secret.
    }
    context.issues.push({ code: "custom", message: `can't be sent: ${JSON.stringify(name)}`, input: name });
  }
}
