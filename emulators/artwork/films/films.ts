import { bundlePreviews } from "#artwork/films/bundle-preview.ts";
import { coursePreviews } from "#artwork/films/course-preview.ts";
import type { Film } from "#artwork/films/film.ts";
import { questionWordFilm, yesOrNoFilm } from "#artwork/films/question-films.ts";
import { timeFilm, topicFilm } from "#artwork/films/sentence-films.ts";

export const films: readonly Film[] = [
  ...coursePreviews,
  ...bundlePreviews,
  yesOrNoFilm,
  questionWordFilm,
  topicFilm,
  timeFilm,
];
