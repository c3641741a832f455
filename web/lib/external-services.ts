import { cdnSchema, klaviyoSchema, thinkificSchema } from "./environment-schemas.ts";
import { dropEmpty, isHosted, parseVariables, type Variables } from "./parse-variables.ts";

/** Where a CDN in front of the site is told to forget pages. */
export interface Cdn {
  purgeUrl: string;
  token: string;
}

export type Newsletter = { mode: "klaviyo"; apiKey: string; listId: string } | { mode: "embedded" };

export type Learning =
  | {
      mode: "thinkific";
      apiKey: string;
      subdomain: string;
      /** The id of a custom profile field; null if the school has none for it. */
      studentIdField: number | null;
    }
  | { mode: "embedded" };

/** Also for commands that need nothing else from the environment. */
export function parseNewsletter(variables: Variables): Newsletter {
  const nonempty = dropEmpty(variables);
  if (!isHosted(nonempty, ["KLAVIYO_API_KEY", "KLAVIYO_LIST_ID"])) return { mode: "embedded" };
  const { KLAVIYO_API_KEY: apiKey, KLAVIYO_LIST_ID: listId } = parseVariables(klaviyoSchema, nonempty);
  return { mode: "klaviyo", apiKey, listId };
}

export function parseLearning(nonempty: Variables): Learning {
  if (!isHosted(nonempty, ["THINKIFIC_API_KEY", "THINKIFIC_SUBDOMAIN"])) return { mode: "embedded" };
  const {
    THINKIFIC_API_KEY: apiKey,
    THINKIFIC_SUBDOMAIN: subdomain,
    THINKIFIC_STUDENT_ID_FIELD: studentIdField = null,
  } = parseVariables(thinkificSchema, nonempty);
  return { mode: "thinkific", apiKey, subdomain, studentIdField };
}

/** Null without a CDN. */
export function parseCdn(nonempty: Variables): Cdn | null {
  if (!isHosted(nonempty, ["CDN_PURGE_URL", "CDN_PURGE_TOKEN"])) return null;
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = parseVariables(cdnSchema, nonempty);
  return { purgeUrl, token };
}
