import {
  ApiKeySession,
  DataPrivacyApi,
  FilterBuilder,
  ProfilesApi,
  RetryWithExponentialBackoff,
} from "klaviyo-api";
import { z } from "zod";
import { interests } from "#lib/interests.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { type Newsletter, NewsletterError, type NewsletterPerson } from "./newsletter.ts";

interface KlaviyoOptions {
  /** A private key with full access to lists, profiles, subscriptions, and data privacy. */
  apiKey: string;
  /** Of a list with double opt-in. Klaviyo mails the link, and adds its own unsubscribe headers to each newsletter. */
  listId: string;
  /** Replaces Klaviyo's own URL. */
  url?: string;
  now?: () => number;
}

/** A signup makes three requests after two seconds for its country, and its form waits 15 s for an answer. */
const requestTimeoutMs = 4000;

/** A list at Klaviyo, through its official client. */
export function createKlaviyoNewsletter({ apiKey, listId, url, now = Date.now }: KlaviyoOptions): Newsletter {
  const session = new TimedSession(apiKey, noRetries);
  const profiles = new ProfilesApi(session);
  const privacy = new DataPrivacyApi(session);
  if (url) for (const api of [profiles, privacy]) api.basePath = url;

  async function readProfile(email: string) {
    const found = await request("find a profile", () =>
      profiles.getProfiles({
        filter: new FilterBuilder().equals("email", normalizeEmail(email)).build(),
        additionalFieldsProfile: ["subscriptions"],
      }),
    );
    return found.body.data[0] ?? null;
  }

  return {
    async subscribe({ firstName, country, timezone, consentVersion, ...subscription }) {
      const email = normalizeEmail(subscription.email);
      const known = await readProfile(email);
      const isSubscriber = known?.attributes.subscriptions?.email?.marketing?.consent === "SUBSCRIBED";
      const { body } = await request("save a profile", () =>
        profiles.createOrUpdateProfile({
          data: {
            type: "profile",
            attributes: {
              email,
              firstName,
              location: { ...(country && { country }), ...(timezone && { timezone }) },
              // Anybody can type a subscriber's address, so their proof of consent stays.
              ...(!isSubscriber && {
                properties: {
                  newsletter_asked_at: new Date(now()).toISOString(),
                  newsletter_consent_version: consentVersion,
                },
              }),
            },
          },
        }),
      );
      const { id } = body.data;
      if (!id) throw new NewsletterError("Klaviyo: save a profile: no id");
      await request("subscribe", () =>
        profiles.bulkSubscribeProfiles({
          data: {
            type: "profile-subscription-bulk-create-job",
            attributes: {
              customSource: `Signup form, consent text ${consentVersion}`,
              profiles: {
                data: [
                  {
                    type: "profile",
                    id,
                    attributes: { email, subscriptions: { email: { marketing: { consent: "SUBSCRIBED" } } } },
                  },
                ],
              },
            },
            relationships: { list: { data: { type: "list", id: listId } } },
          },
        }),
      );
      return { id };
    },

    async savePreferences({ id, interests: selected }) {
      const update = {
        data: { type: "profile", id, attributes: { properties: { interests: selected } } },
      } as const;
      // The id becomes part of the URL.
      if (!/^[\w-]+$/.test(id)) return false;
      const updated = await request("update a profile", () => profiles.updateProfile(id, update), [404]);
      return updated !== null;
    },

    async readPerson(email) {
      const profile = await readProfile(email);
      return profile ? parsePerson(profile.attributes) : null;
    },

    async unsubscribe(email) {
      await request("unsubscribe", () =>
        profiles.bulkUnsubscribeProfiles({
          data: {
            type: "profile-subscription-bulk-delete-job",
            attributes: {
              profiles: {
                data: [
                  {
                    type: "profile",
                    attributes: {
                      email: normalizeEmail(email),
                      subscriptions: { email: { marketing: { consent: "UNSUBSCRIBED" } } },
                    },
                  },
                ],
              },
            },
            relationships: { list: { data: { type: "list", id: listId } } },
          },
        }),
      );
    },

    async erase(email) {
      const profile = await readProfile(email);
      if (!profile?.id) return;
      const { id } = profile;
      await request("delete a profile", () =>
        privacy.requestProfileDeletion({
          data: {
            type: "data-privacy-deletion-job",
            attributes: { profile: { data: { type: "profile", id, attributes: {} } } },
          },
        }),
      );
    },
  };
}

/** A visitor is waiting. With retries, the client would wait as long as Klaviyo asks it to, such as half a minute. */
const noRetries = new RetryWithExponentialBackoff({ numRetries: 1 });

/** Klaviyo's client has no timeout of its own. */
class TimedSession extends ApiKeySession {
  override applyToRequest(config: Parameters<ApiKeySession["applyToRequest"]>[0]): void {
    super.applyToRequest(config);
    config.timeout = requestTimeoutMs;
    config.maxRedirects = 0;
  }
}

async function request<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer>;
/** Null for a status in `absent`, which means that there's none. */
async function request<Answer>(
  what: string,
  call: () => Promise<Answer>,
  absent: number[],
): Promise<Answer | null>;
async function request<Answer>(
  what: string,
  call: () => Promise<Answer>,
  absent: number[] = [],
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    const { response, code = "unknown" } = axiosErrorSchema.catch({}).parse(error);
    if (response && absent.includes(response.status)) return null;
    // No cause: axios puts the whole request into its errors, including the person.
    throw new NewsletterError(`Klaviyo: ${what}: ${response?.status ?? code}`);
  }
}

const axiosErrorSchema = z.object({
  response: z.object({ status: z.number() }).optional(),
  code: z.string().optional(),
});

const time = z.coerce.date().transform((date) => date.toISOString());

const profileSchema = z.object({
  email: z.string(),
  firstName: z.string().nullish(),
  location: z.object({ country: z.string().nullish(), timezone: z.string().nullish() }).nullish(),
  properties: z
    .object({
      interests: z.enum(interests).optional().catch(undefined),
      newsletter_asked_at: time.optional(),
      newsletter_consent_version: z.string().optional(),
    })
    .nullish(),
  created: time.nullish(),
  subscriptions: z.object({
    email: z.object({ marketing: z.object({ consent: z.string(), consentTimestamp: time.nullish() }) }),
  }),
});

function parsePerson(attributes: unknown): NewsletterPerson {
  const { email, firstName, location, properties, created, subscriptions } = profileSchema.parse(attributes);
  const { consent, consentTimestamp = null } = subscriptions.email.marketing;
  const state = consent === "SUBSCRIBED" || consent === "UNSUBSCRIBED" ? toState[consent] : "pending";
  return {
    email,
    firstName: firstName ?? "",
    country: location?.country ?? null,
    timezone: location?.timezone ?? null,
    interests: properties?.interests ?? null,
    state,
    askedAt: properties?.newsletter_asked_at ?? created ?? "",
    consentVersion: properties?.newsletter_consent_version ?? "",
    confirmedAt: state === "subscribed" ? consentTimestamp : null,
    unsubscribedAt: state === "unsubscribed" ? consentTimestamp : null,
  };
}

const toState = { SUBSCRIBED: "subscribed", UNSUBSCRIBED: "unsubscribed" } as const;
