import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#database/site-database.ts";
import { readSigningKey } from "#database/signing-key.ts";
import { openValue, sealValue } from "#lib/signed-value.ts";
import type { Learner, LearningPlatform } from "./learning-platform.ts";

/** A learner with their open courses. */
export interface LearnerPage {
  first: string;
  courses: readonly { title: string; /** In ms since 1970. */ expiresAt: number }[];
}

/** Enrollments in the site's database, with a landing page in place of lessons. */
export interface EmbeddedLearning extends LearningPlatform {
  /** What the landing page shows for the token in its URL; null for an altered one. */
  readLearner: (token: string) => LearnerPage | null;
}

interface EmbeddedLearningOptions {
  database: DatabaseSync;
  siteUrl: string;
  now?: () => number;
}

const tokenSchema = z.object({ email: z.string() });
const rowSchema = z.object({
  course_id: z.string(),
  title: z.string(),
  first: z.string(),
  expires_at: z.number(),
});

export function createEmbeddedLearning({
  database,
  siteUrl,
  now = Date.now,
}: EmbeddedLearningOptions): EmbeddedLearning {
  const signing = { purpose: "learning", key: readSigningKey(database, "learning") };
  const upsert = database.prepare(`
    insert into enrollment (email, course_id, title, first, last, expires_at) values (?, ?, ?, ?, ?, ?)
    on conflict (email, course_id) do update set expires_at = max(expires_at, excluded.expires_at)
  `);
  const end = database.prepare(
    "update enrollment set expires_at = ? where email = ? and course_id = ? and expires_at > ?",
  );
  const byEmail = database.prepare("select * from enrollment where email = ? order by rowid");
  const readRows = (email: string) => byEmail.all(toAddress(email)).map((row) => rowSchema.parse(row));
  const readOpen = (email: string) => readRows(email).filter(({ expires_at }) => expires_at > now());
  const add = ({ first, last, email }: Learner, course: { id: string; title: string }, expiresAt: number) =>
    upsert.run(toAddress(email), course.id, course.title, first, last, expiresAt);

  return {
    async enroll({ learner, courses, expiresAt }) {
      inTransaction(database, () => {
        for (const course of courses) add(learner, course, expiresAt);
      });
      const token = sealValue(
        { email: toAddress(learner.email) } satisfies z.infer<typeof tokenSchema>,
        signing,
      );
      return { learningUrl: `${siteUrl}/learning?${new URLSearchParams({ token })}` };
    },
    async withdraw(email, courseIds) {
      inTransaction(database, () => {
        for (const id of courseIds) end.run(now(), toAddress(email), id, now());
      });
    },
    readOpenCourses: async (email) => readOpen(email).map(({ course_id }) => course_id),
    readLearner(token) {
      const opened = tokenSchema.safeParse(openValue(token, signing));
      if (!opened.success) return null;
      const [first] = readRows(opened.data.email);
      if (!first) return null;
      return {
        first: first.first,
        courses: readOpen(opened.data.email).map(({ title, expires_at }) => ({
          title,
          expiresAt: expires_at,
        })),
      };
    },
  };
}

const toAddress = (email: string) => email.trim().toLowerCase();
