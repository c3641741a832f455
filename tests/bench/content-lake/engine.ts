import {
  createDatasetView,
  type MutableDatasetView,
} from "@shop/emulators/content-lake/store/dataset-view.ts";
import { runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { manyCourses, toCourseId } from "../../support/many-courses.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { median, percentile } from "../percentile.ts";

export interface EngineFigure {
  documents: number;
  question: string;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

interface Question {
  name: string;
  query: string;
  resultSourceMap?: boolean;
}

const bySlug = '*[_type == "course" && slug.current == $slug][0]{..., instructor->{name, image}}';
const questions: Question[] = [
  { name: "a course by slug, with its instructor", query: bySlug },
  { name: "the same with a source map", query: bySlug, resultSourceMap: true },
  {
    name: "the first 20 courses by title",
    query: '*[_type == "course"] | order(title asc)[0...20]{_id, title, "slug": slug.current}',
  },
  {
    name: "the 100 best matches of a text search",
    query:
      '*[_type in ["course", "instructor"] && @ match text::query($search)] | score(title match text::query($search)) | order(_score desc)[0...100]{_id, _type}',
  },
];

/** Benchmarks the engine in this process, without HTTP. One document changes per twenty queries, as when editors work. */
export function measureEngine({
  counts = [500, 10_000],
  secondsEach = 2,
}: { counts?: readonly number[]; secondsEach?: number } = {}): EngineFigure[] {
  return counts.flatMap((documents) => {
    const view = createDatasetView(manyCourses(documents));
    return questions.map((question) => measure({ question, view, documents, secondsEach }));
  });
}

interface Measured {
  question: Question;
  view: MutableDatasetView;
  documents: number;
  secondsEach: number;
}

function measure({ question, view, documents, secondsEach }: Measured): EngineFigure {
  const random = createRandom(documents);
  const toCourse = () => view.get(toCourseId(random(documents))) ?? view.get(toCourseId(1));
  const ask = () => {
    const { query, resultSourceMap = false } = question;
    const params = { slug: Object(toCourse()?.slug).current, search: "kitchen 3c finger*" };
    const started = performance.now();
    runQuery({ documents: view.sources.all, query, params, perspective: "published", resultSourceMap });
    return performance.now() - started;
  };
  const askUntil = (end: number): number[] => {
    const times: number[] = [];
    while (performance.now() < end) {
      const edited = times.length % 20 === 0 ? toCourse() : null;
      if (edited) view.put({ ...edited, lessonCount: random(20) });
      times.push(ask());
    }
    return times;
  };
  askUntil(performance.now() + 500);
  const times = askUntil(performance.now() + secondsEach * 1000);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    documents,
    question: question.name,
    perSecond: (times.length / total) * 1000,
    p50: median(times),
    p99: percentile(times, 0.99),
  };
}
