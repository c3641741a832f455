import "server-only";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { defineQuery } from "groq";
import { contentClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import { fitAnswer } from "./fit-answer.ts";

// Published content for work that runs outside of a request, where Next has no cache.

export const courseDeliveryQuery = defineQuery(`*[_type == "course" && handle == $handle][0] {
  title, thinkificId, "access": stats.access, bundledCourses[]-> { title, thinkificId }
}`);

export const mailSettingsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0] { name, supportEmail, postalAddress }`,
);

/** What a product opens on the learning platform, or null. */
export const readCourseDelivery = (handle: string) => read(courseDeliveryQuery, { handle });

/** The sender of mails, or null before an editor creates the settings. */
export const readMailSettings = () => read(mailSettingsQuery, {});

/** Throws ContentError. */
async function read<const Query extends string>(
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query>> {
  try {
    return fitAnswer(query, await contentClient().fetch<ClientReturn<Query>>(query, params));
  } catch (cause) {
    throw new ContentError(`Sanity query in the background ${JSON.stringify(params)}`, { cause });
  }
}
