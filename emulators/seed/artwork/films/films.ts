import { bundlePreviews } from "#seed/artwork/films/bundle-preview.ts";
import { coursePreviews } from "#seed/artwork/films/course-preview.ts";
import type { Film } from "#seed/artwork/films/film.ts";
import { questionWordFilm, yesOrNoFilm } from "#seed/artwork/films/question-films.ts";
import { timeFilm, topicFilm } from "#seed/artwork/films/sentence-films.ts";

export const films: readonly Film[] = [
  ...coursePreviews,
  ...bundlePreviews,
  yesOrNoFilm,
  questionWordFilm,
  topicFilm,
  timeFilm,
];
