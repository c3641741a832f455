/** Where a visitor seems to be, as a signup sends it on (requirements §3.62): a country's English name, and a time zone of the IANA. */
export interface Place {
  country: string | null;
  timezone: string | null;
}

/** Null for what can't be known. Throws when the service doesn't answer as it should. */
export type Geolocation = (headers: Pick<Headers, "get">) => Promise<Place | null>;
