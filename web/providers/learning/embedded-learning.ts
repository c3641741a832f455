import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#database/site-database.ts";
import { readSigningKey } from "#database/signing-key.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { signValue, verifyValue } from "#lib/signed-value.ts";
import type { Learner, LearningPlatform } from "./learning-platform.ts";

/** A learner with the open courses of their link. */
export interface LearnerPage {
  first: string;
  /** Times are in ms since 1970. */
  courses: readonly { id: string; title: string; expiresAt: number; startedAt: number | null }[];
}

/** Enrollments in the site's database, with a landing page in place of lessons. */
export interface EmbeddedLearning extends LearningPlatform {
  /** What the landing page shows for the token in its URL; null for an altered one. */
  readLearner: (token: string) => LearnerPage | null;
  /** Notes that the learner has begun a course. False if it isn't open for them. */
  start: (token: string, courseId: string) => boolean;
}

interface EmbeddedLearningOptions {
  database: DatabaseSync;
  siteUrl: string;
  now?: () => number;
}

/** A link shows only the courses that it was made for, because whoever redeems a gift can type anybody's address. */
const tokenSchema = z.object({ email: z.string(), first: z.string(), courses: z.array(z.string()) });
type LearnerToken = z.infer<typeof tokenSchema>;
const rowSchema = z.object({
  course_id: z.string(),
  title: z.string(),
  expires_at: z.number(),
  started_at: z.number().nullable(),
});

export function createEmbeddedLearning({
  database,
  siteUrl,
  now = Date.now,
}: EmbeddedLearningOptions): EmbeddedLearning {
  const signing = { purpose: "learning", key: readSigningKey(database, "learning") };
  const upsert = database.prepare(`
    insert into enrollment (email, course_id, title, first, last, student_id, expires_at) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (email, course_id) do update set expires_at = max(expires_at, excluded.expires_at)
  `);
  const end = database.prepare(
    "update enrollment set expires_at = ? where email = ? and course_id = ? and expires_at > ?",
  );
  const begin = database.prepare(`
    update enrollment set started_at = coalesce(started_at, ?) where email = ? and course_id = ? and expires_at > ?
  `);
  const byEmail = database.prepare("select * from enrollment where email = ? order by rowid");
  const readRows = (email: string) => byEmail.all(normalizeEmail(email)).map((row) => rowSchema.parse(row));
  const readOpen = (email: string) => readRows(email).filter(({ expires_at }) => expires_at > now());
  const add = (learner: Learner, course: { id: string; title: string }, expiresAt: number) => {
    const { first, last, email, studentId } = learner;
    upsert.run(normalizeEmail(email), course.id, course.title, first, last, studentId, expiresAt);
  };
  const readToken = (token: string): LearnerToken | null =>
    tokenSchema.safeParse(verifyValue(token, signing)).data ?? null;

  return {
    async enroll({ learner, courses, expiresAt }) {
      inTransaction(database, () => {
        for (const course of courses) add(learner, course, expiresAt);
      });
      const { first, email } = learner;
      const link: LearnerToken = {
        email: normalizeEmail(email),
        first,
        courses: courses.map(({ id }) => id),
      };
      const token = signValue(link, signing);
      return { learningUrl: `${siteUrl}/learning?${new URLSearchParams({ token })}` };
    },
    async withdraw(email, courseIds) {
      inTransaction(database, () => {
        for (const id of courseIds) end.run(now(), normalizeEmail(email), id, now());
      });
    },
    hasStarted: async (email, courseIds) =>
      readRows(email).some(
        ({ course_id, started_at }) => started_at !== null && courseIds.includes(course_id),
      ),
    readOpenCourses: async (email) => readOpen(email).map(({ course_id }) => course_id),
    readAccessEnds: async (email) =>
      new Map(readOpen(email).map(({ course_id, expires_at }) => [course_id, expires_at])),
    readLearner(token) {
      const link = readToken(token);
      if (!link) return null;
      const open = readOpen(link.email).filter(({ course_id }) => link.courses.includes(course_id));
      return {
        first: link.first,
        courses: open.map(({ course_id, title, expires_at, started_at }) => ({
          id: course_id,
          title,
          expiresAt: expires_at,
          startedAt: started_at,
        })),
      };
    },
    start(token, courseId) {
      const link = readToken(token);
      if (!link?.courses.includes(courseId)) return false;
      return begin.run(now(), link.email, courseId, now()).changes > 0;
    },
  };
}

/** A person's enrollments, for exporting or erasing their data. */
export function createEnrollmentRecords(database: DatabaseSync) {
  const byEmail = database.prepare(
    "select title, first, last, expires_at, started_at from enrollment where email = ?",
  );
  const erase = database.prepare("delete from enrollment where email = ?");
  return {
    read: (email: string): unknown[] => byEmail.all(normalizeEmail(email)),
    erase: (email: string): void => {
      erase.run(normalizeEmail(email));
    },
  };
}
