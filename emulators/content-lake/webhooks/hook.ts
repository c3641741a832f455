import { validateHeaderName, validateHeaderValue } from "node:http";
import { z } from "zod";

/** What happens to a document. */
export type Operation = "create" | "update" | "delete";

const methods = ["POST", "PUT", "PATCH", "DELETE", "GET"] as const;

/** These belong to the connection, and a webhook that named them could not be sent. */
const reservedHeaders = new Set(["connection", "content-length", "host", "transfer-encoding", "upgrade"]);

const rule = z.strictObject({
  on: z.array(z.enum(["create", "update", "delete"])).min(1),
  filter: z.string().nullish(),
  projection: z.string().nullish(),
});

/** The fields of a webhook that can be chosen, as https://www.sanity.io/docs/http-reference/webhooks lists them. */
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
  // The older kind, told once a transaction, is named so that it is refused by name.
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

/** What is named changes, a rule as a whole. `type` is refused, as the hosted API does. */
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

/** A webhook: who is told of which changes, and how. */
export interface Hook extends Omit<z.infer<typeof newHookSchema>, "type"> {
  id: string;
  projectId: string;
  createdAt: string;
  createdByUserId: string;
  /** From the options of the lake, which say at every start what it is. */
  isConfigured: boolean;
}

/** A webhook as the API answers it. Its secret is never answered, so that who reads a log of answers can't sign. */
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
      // Node's own words quote the value, which may be a secret.
    }
    context.issues.push({ code: "custom", message: `cannot be sent: ${JSON.stringify(name)}`, input: name });
  }
}
