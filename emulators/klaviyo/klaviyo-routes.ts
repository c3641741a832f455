import { z } from "zod";
import type { Call, Route } from "#http/router.ts";
import { KlaviyoError } from "#klaviyo/klaviyo-error.ts";
import type { Profile, Profiles } from "#klaviyo/profiles.ts";

interface KlaviyoServices {
  profiles: Profiles;
  listId: string;
  /** The request body. */
  text: string;
}

type KlaviyoCall = Call<KlaviyoServices>;

export const klaviyoRoutes: readonly Route<KlaviyoServices>[] = [
  {
    method: "POST",
    path: "/api/profile-import",
    description: "Creates a profile or updates it.",
    handler: answerImport,
  },
  { method: "GET", path: "/api/profiles", description: "Finds a profile by its email.", handler: answerFind },
  { method: "PATCH", path: "/api/profiles/:id", description: "Updates a profile.", handler: answerPatch },
  {
    method: "POST",
    path: "/api/profile-subscription-bulk-create-jobs",
    description: "Subscribes profiles to emails once they confirm.",
    handler: answerSubscribe,
  },
  {
    method: "POST",
    path: "/api/profile-subscription-bulk-delete-jobs",
    description: "Unsubscribes profiles from emails.",
    handler: answerUnsubscribe,
  },
  {
    method: "POST",
    path: "/api/data-privacy-deletion-jobs",
    description: "Deletes a profile.",
    handler: answerDelete,
  },
];

const attributes = {
  first_name: z.exactOptional(z.string().nullable()),
  location: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  properties: z.exactOptional(z.record(z.string(), z.unknown())),
};

function answerImport(call: KlaviyoCall): Response {
  const { data } = parse(
    call,
    z.object({
      data: z.strictObject({
        type: z.literal("profile"),
        attributes: z.strictObject({ email: z.email(), ...attributes }),
      }),
    }),
  );
  const { email, ...update } = data.attributes;
  const { profile, isNew } = call.services.profiles.upsert(email, update);
  return answer({ data: toResource(profile, false) }, isNew ? 201 : 200);
}

function answerFind({ url, services }: KlaviyoCall): Response {
  const email = /^equals\(email,"([^"]+)"\)$/.exec(url.searchParams.get("filter") ?? "")?.[1];
  if (email === undefined)
    throw new KlaviyoError(400, "not_emulated", 'Only the filter equals(email,"…") is emulated.');
  const profile = services.profiles.find(email);
  const withConsent = url.searchParams.get("additional-fields[profile]") === "subscriptions";
  return answer({ data: profile ? [toResource(profile, withConsent)] : [], links: { self: url.href } });
}

function answerPatch(call: KlaviyoCall): Response {
  const { data } = parse(
    call,
    z.object({
      data: z.strictObject({
        type: z.literal("profile"),
        id: z.literal(call.param("id")),
        attributes: z.strictObject(attributes),
      }),
    }),
  );
  const profile = call.services.profiles.read(data.id);
  if (!profile) throw new KlaviyoError(404, "not_found", `A profile with id ${data.id} does not exist.`);
  call.services.profiles.patch(profile, data.attributes);
  return answer({ data: toResource(profile, false) });
}

const jobSchema = <Type extends string, Consent extends string>(type: Type, consent: Consent) =>
  z.object({
    data: z.strictObject({
      type: z.literal(type),
      attributes: z.strictObject({
        custom_source: z.string().optional(),
        profiles: z.strictObject({
          data: z
            .array(
              z.strictObject({
                type: z.literal("profile"),
                id: z.string().optional(),
                attributes: z.strictObject({
                  email: z.email(),
                  subscriptions: z.strictObject({
                    email: z.strictObject({ marketing: z.strictObject({ consent: z.literal(consent) }) }),
                  }),
                }),
              }),
            )
            .min(1)
            .max(1000),
        }),
      }),
      relationships: z.strictObject({
        list: z.strictObject({ data: z.strictObject({ type: z.literal("list"), id: z.string() }) }),
      }),
    }),
  });

const subscribeSchema = jobSchema("profile-subscription-bulk-create-job", "SUBSCRIBED");
const unsubscribeSchema = jobSchema("profile-subscription-bulk-delete-job", "UNSUBSCRIBED");

function answerSubscribe(call: KlaviyoCall): Response {
  const { data } = parse(call, subscribeSchema);
  requireList(call, data.relationships.list.data.id);
  for (const profile of data.attributes.profiles.data)
    call.services.profiles.requestOptIn(profile.attributes.email, data.attributes.custom_source ?? null);
  return new Response(null, { status: 202 });
}

function answerUnsubscribe(call: KlaviyoCall): Response {
  const { data } = parse(call, unsubscribeSchema);
  requireList(call, data.relationships.list.data.id);
  for (const profile of data.attributes.profiles.data)
    call.services.profiles.unsubscribe(profile.attributes.email);
  return new Response(null, { status: 202 });
}

function answerDelete(call: KlaviyoCall): Response {
  const { data } = parse(
    call,
    z.object({
      data: z.strictObject({
        type: z.literal("data-privacy-deletion-job"),
        attributes: z.strictObject({
          profile: z.strictObject({
            data: z.strictObject({
              type: z.literal("profile"),
              id: z.string(),
              attributes: z.strictObject({}),
            }),
          }),
        }),
      }),
    }),
  );
  call.services.profiles.remove(data.attributes.profile.data.id);
  return new Response(null, { status: 202 });
}

function requireList({ services }: KlaviyoCall, id: string): void {
  if (id !== services.listId)
    throw new KlaviyoError(404, "not_found", `A list with id ${id} does not exist.`);
}

function parse<Schema extends z.ZodType>({ services }: KlaviyoCall, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(services.text));
  if (parsed.success) return parsed.data;
  throw new KlaviyoError(400, "invalid", z.prettifyError(parsed.error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new KlaviyoError(400, "parse_error", "JSON parse error");
  }
}

function toResource(profile: Profile, withConsent: boolean) {
  const { id, email, first_name, location, properties, created, consent, consent_timestamp, method_detail } =
    profile;
  const marketing = {
    can_receive_email_marketing: consent === "SUBSCRIBED",
    consent,
    consent_timestamp,
    last_updated: consent_timestamp,
    custom_method_detail: method_detail,
    double_optin: consent === "SUBSCRIBED",
  };
  return {
    type: "profile",
    id,
    attributes: {
      email,
      first_name,
      location,
      properties,
      created,
      updated: created,
      ...(withConsent && { subscriptions: { email: { marketing } } }),
    },
    links: { self: `https://a.klaviyo.com/api/profiles/${id}/` },
  };
}

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "content-type": "application/vnd.api+json" } });
