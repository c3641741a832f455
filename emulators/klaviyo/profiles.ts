/** A person, in Klaviyo's names. */
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
  /** Whether a mail with the link of the double opt-in is out. */
  isAsked: boolean;
}

type Given = Partial<Pick<Profile, "first_name" | "location" | "properties">>;

export interface Profiles {
  find: (email: string) => Profile | null;
  read: (id: string) => Profile | null;
  /** What isn't given stays, and so do properties of other names. */
  put: (email: string, given: Given) => { profile: Profile; isNew: boolean };
  patch: (profile: Profile, given: Given) => void;
  /** A list with double opt-in: nothing changes until the person confirms. */
  ask: (email: string, source: string | null) => void;
  confirm: (email: string) => void;
  unsubscribe: (email: string) => void;
  remove: (id: string) => void;
}

export function createProfiles({ now, newId }: { now: () => Date; newId: () => string }): Profiles {
  const profiles = new Map<string, Profile>();
  const toKey = (email: string) => email.toLowerCase();
  const find = (email: string) => profiles.get(toKey(email)) ?? null;

  function put(email: string, given: Given) {
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
      isAsked: false,
    };
    patch(profile, given);
    profiles.set(profile.email, profile);
    return { profile, isNew: known === null };
  }

  function patch(profile: Profile, { first_name, location, properties }: Given): void {
    if (first_name !== undefined) profile.first_name = first_name;
    profile.location = { ...profile.location, ...location };
    profile.properties = { ...profile.properties, ...properties };
  }

  return {
    find,
    read: (id) => [...profiles.values()].find((profile) => profile.id === id) ?? null,
    put,
    patch,
    ask: (email, source) => {
      const { profile } = put(email, {});
      profile.isAsked = true;
      profile.method_detail = source;
    },
    confirm: (email) => {
      const profile = find(email);
      if (!profile?.isAsked) throw new Error("No mail with a link is out to this address.");
      Object.assign(profile, {
        isAsked: false,
        consent: "SUBSCRIBED",
        consent_timestamp: now().toISOString(),
      });
    },
    unsubscribe: (email) => {
      const { profile } = put(email, {});
      Object.assign(profile, {
        isAsked: false,
        consent: "UNSUBSCRIBED",
        consent_timestamp: now().toISOString(),
      });
    },
    remove: (id) => {
      for (const [key, profile] of profiles) if (profile.id === id) profiles.delete(key);
    },
  };
}
