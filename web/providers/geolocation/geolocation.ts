/** Where a visitor seems to be (requirements §3.62): a country's English name, and an IANA time zone. */
export interface Place {
  country: string | null;
  timezone: string | null;
}

/** Null if it can't be known. Throws if the service fails or its answer isn't valid. */
export type Geolocation = (headers: Pick<Headers, "get">) => Promise<Place | null>;
