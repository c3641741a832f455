/** A person, with Klaviyo's field names. */
export interface Profile {
  id: string;
  email: string;
  first_name: string | null;
  location: Record<string, string | number | null>;
  properties: Record<string, unknown>;
  created: string;
  consent: "NEVER_SUBSCRIBED" | "SUBSCRIBED" | "UNSUBSCRIBED";
  consent_timestamp: string | null;
  method_detail: string | null;
  /** Whether the double opt-in mail was sent and not confirmed yet. */
  isOptInPending: boolean;
}

type ProfileUpdate = Partial<Pick<Profile, "first_name" | "location" | "properties">>;

export interface Profiles {
  find: (email: string) => Profile | null;
  read: (id: string) => Profile | null;
  /** Other fields and properties stay as they are. */
  upsert: (email: string, update: ProfileUpdate) => { profile: Profile; isNew: boolean };
  patch: (profile: Profile, update: ProfileUpdate) => void;
  /** With double opt-in, consent doesn't change until the person confirms. */
  requestOptIn: (email: string, source: string | null) => void;
  confirm: (email: string) => void;
  unsubscribe: (email: string) => void;
  remove: (id: string) => void;
}

export function createProfiles({ now, newId }: { now: () => Date; newId: () => string }): Profiles {
  const profiles = new Map<string, Profile>();
  const toKey = (email: string) => email.toLowerCase();
  const find = (email: string) => profiles.get(toKey(email)) ?? null;

  function upsert(email: string, update: ProfileUpdate) {
    const known = find(email);
    const profile: Profile = known ?? {
      id: newId(),
      email: toKey(email),
      first_name: null,
      location: {},
      properties: {},
      created: now().toISOString(),
      consent: "NEVER_SUBSCRIBED",
      consent_timestamp: null,
      method_detail: null,
      isOptInPending: false,
    };
    patch(profile, update);
    profiles.set(profile.email, profile);
    return { profile, isNew: known === null };
  }

  function patch(profile: Profile, { first_name, location, properties }: ProfileUpdate): void {
    if (first_name !== undefined) profile.first_name = first_name;
    profile.location = { ...profile.location, ...location };
    profile.properties = { ...profile.properties, ...properties };
  }

  return {
    find,
    read: (id) => [...profiles.values()].find((profile) => profile.id === id) ?? null,
    upsert,
    patch,
    requestOptIn: (email, source) => {
      const { profile } = upsert(email, {});
      profile.isOptInPending = true;
      profile.method_detail = source;
    },
    confirm: (email) => {
      const profile = find(email);
      if (!profile?.isOptInPending) throw new Error("There's no double opt-in mail to this address.");
      Object.assign(profile, {
        isOptInPending: false,
        consent: "SUBSCRIBED",
        consent_timestamp: now().toISOString(),
      });
    },
    unsubscribe: (email) => {
      const { profile } = upsert(email, {});
      Object.assign(profile, {
        isOptInPending: false,
        consent: "UNSUBSCRIBED",
        consent_timestamp: now().toISOString(),
      });
    },
    remove: (id) => {
      for (const [key, profile] of profiles) if (profile.id === id) profiles.delete(key);
    },
  };
}
