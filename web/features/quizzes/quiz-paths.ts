import { stegaClean } from "@sanity/client/stega";
import type { Quiz } from "#content/content-types.ts";

type Slugged = Pick<Quiz, "slug">;

/** The page with a visitor's result, whose query has the answers. */
export const toQuizResultsPath = ({ slug }: Slugged): string => `/quizzes/${stegaClean(slug)}/results`;

/** The page with nothing but a score, to share. */
export const toSharedScorePath = (quiz: Slugged, points: number): string =>
  `${toQuizResultsPath(quiz)}/${points}`;
