import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import type { Gid } from "#lib/gid.ts";
import { toRetryDelayMs } from "#lib/retry-delay.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { Learner, LearningCourse, LearningPlatform } from "#providers/learning/learning-platform.ts";
import {
  type ClaimedDelivery,
  createDeliveryRows,
  type Delivery,
  type NewDelivery,
} from "./delivery-rows.ts";

/** The mail that tells a learner where to start. */
export interface AccessMail {
  learner: Learner;
  courseTitle: string;
  learningUrl: string;
  /** In ms since 1970. */
  expiresAt: number;
  /** For the buyer of several seats that are on their address: how many, and the order's page, where they're given to others. */
  seats: { count: number; orderUrl: string } | null;
}

export type MoveResult = "moved" | "unknown" | "already-corrected" | "refunded" | "started" | "has-seat";

/** Courses to open for learners, on disk until the learning platform has opened them (decision 34). */
export interface Deliveries {
  /** False, without a change, if the id was used before. Inside a transaction on the same database, it's part of it. */
  add: (delivery: NewDelivery) => boolean;
  read: (id: string) => Delivery | null;
  ofOrder: (orderId: string) => Delivery[];
  /** Withdraws the courses, now or once they're open. Inside a transaction, it's part of it. */
  refund: (id: string) => void;
  /**
   * Gives the courses to another learner, once, and only if the first one hasn't started, and the other one has no seat in them by this
   * order. Rejects if the platform can't tell.
   */
  move: (id: string, learner: Omit<Learner, "studentId">) => Promise<MoveResult>;
  /**
   * When the first of a product's courses ends for a learner who has them all, if opening them again now would add less than three months;
   * null if it's worth it. Rejects if the platform can't tell.
   */
  readLastingAccess: (productId: Gid<"Product">, email: string) => Promise<number | null>;
  /** Delivers one that's due. Does nothing if it isn't, such as when another process is at it. */
  deliver: (id: string) => Promise<void>;
  /** Delivers everything that's due. */
  deliverDue: () => Promise<void>;
}

interface DeliveriesOptions {
  database: DatabaseSync;
  outbox: Outbox;
  platform: LearningPlatform;
  /** What a product opens; null if its learning site ids aren't complete, or its access isn't in years. */
  readCourseAccess: (
    productId: Gid<"Product">,
  ) => Promise<{ courses: readonly LearningCourse[]; years: number } | null>;
  accessMail: (mail: AccessMail & { to: string }) => Promise<Mail>;
  /** The order's page if the learner is its buyer; null for anybody else. */
  toBuyersUrl: (delivery: Pick<Delivery, "orderId" | "learner">) => string | null;
  /** Never gets personal data. */
  log: (line: string) => void;
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

const dayMs = 24 * 3600 * 1000;
/** What opening courses again has to add. Less is too little for a code that's good only once. */
const minGainMs = 90 * dayMs;

/** Longer than a bundle of four courses takes if each request almost times out. */
export const leaseMs = 120_000;
/** With the delays between them, about four days. */
export const maxAttempts = 24;

export function createDeliveries({
  database,
  outbox,
  platform,
  readCourseAccess,
  accessMail,
  toBuyersUrl,
  log,
  now = Date.now,
  random = Math.random,
}: DeliveriesOptions): Deliveries {
  const rows = createDeliveryRows(database);

  /** Courses that a learner has by another purchase stay open. */
  const listUncovered = (id: string, email: string, courses: readonly LearningCourse[]): string[] => {
    const others = rows.ofLearner(email).filter((row) => row.id !== id && row.refundedAt === null);
    const covered = new Set(others.flatMap((row) => row.courses ?? []).map((course) => course.id));
    return courses.map((course) => course.id).filter((courseId) => !covered.has(courseId));
  };

  const withdraw = async (id: string, email: string, courses: readonly LearningCourse[]) => {
    const ids = listUncovered(id, email, courses);
    if (ids.length > 0) await platform.withdraw(email, ids);
  };

  async function attempt(row: ClaimedDelivery): Promise<void> {
    const { id, claim, learner, productId, previousEmail } = row;
    // Without courses, nothing was opened yet.
    if (row.courses && previousEmail !== null) await withdraw(id, previousEmail, row.courses);
    if (row.refundedAt !== null) {
      if (row.courses) await withdraw(id, learner.email, row.courses);
      rows.settleWithdrawn(id, claim);
      return;
    }
    const access = await readCourseAccess(productId);
    if (!access) throw new MissingCourseError();
    const { courses } = access;
    // Before the request, because a correction or a refund has to know what may be open.
    if (!rows.noteCourses(id, claim, [...courses])) return;
    const expiresAt = addYears(row.createdAt, access.years);
    const { learningUrl } = await platform.enroll({ learner, courses, expiresAt });
    const mail = await accessMail({
      to: learner.email,
      learner,
      courseTitle: row.courseTitle,
      learningUrl,
      expiresAt,
      seats: toSeats(row),
    });
    inTransaction(database, () => {
      if (!rows.settleDelivered({ id, claim, learningUrl, deliveredAt: now() })) return;
      // One mail for a person and a course, however many of its seats they have.
      if (row.kind === "seat" && rows.countAlike(row).delivered > 0) return;
      outbox.enqueue({ key: toAccessKey(row), kind: "access", mail });
    });
  }

  function toSeats(row: Delivery): AccessMail["seats"] {
    const count = row.kind === "seat" ? rows.countAlike(row).seats : 0;
    const orderUrl = count > 1 ? toBuyersUrl(row) : null;
    return orderUrl === null ? null : { count, orderUrl };
  }

  async function deliver(id: string): Promise<void> {
    const leaseEndsAt = now() + leaseMs;
    const row = rows.claim({ id, claim: randomUUID(), now: now(), leaseEndsAt });
    if (!row) return;
    try {
      await attempt(row);
    } catch (error) {
      const reason = error instanceof Error ? toReason(error) : "unknown error";
      const { attempts, claim } = row;
      const dueAt =
        attempts >= maxAttempts ? null : now() + toRetryDelayMs({ attempt: attempts, random: random() });
      rows.settleFailed({ id, claim, reason, dueAt });
      log(
        dueAt === null
          ? `Delivery ${id} failed for good: ${reason}. Attempt ${attempts}. \`npm run deliveries\` can repeat it.`
          : `Delivery ${id} failed: ${reason}. Attempt ${attempts}; the next is in ${Math.round((dueAt - now()) / 1000)} s.`,
      );
    } finally {
      rows.endLease(id, leaseEndsAt, now());
    }
  }

  return {
    add: (delivery) => rows.add(delivery, now()),
    read: rows.read,
    ofOrder: rows.ofOrder,
    refund: (id) => rows.refund(id, now()),
    async move(id, learner) {
      const row = rows.read(id);
      if (!row) return "unknown";
      if (row.correctedAt !== null) return "already-corrected";
      if (row.refundedAt !== null) return "refunded";
      const { email } = row.learner;
      const uncovered = listUncovered(id, email, row.courses ?? []);
      if (uncovered.length > 0 && (await platform.hasStarted(email, uncovered))) return "started";
      return inTransaction(database, () => {
        if (rows.countAlike({ ...row, learner: { ...row.learner, ...learner } }).seats > 0) return "has-seat";
        // Two corrections at once, or a refund meanwhile: only one of them changes the row.
        return rows.move(id, learner, now()) ? "moved" : "already-corrected";
      });
    },
    async readLastingAccess(productId, email) {
      const access = await readCourseAccess(productId);
      if (!access) return null;
      const ends = await platform.readAccessEnds(email);
      const firstEnd = Math.min(...access.courses.map(({ id }) => ends.get(id) ?? now()));
      return firstEnd + minGainMs > addYears(now(), access.years) ? firstEnd : null;
    },
    deliver,
    async deliverDue() {
      // One after the other, because Thinkific allows 120 requests a minute.
      for (const id of rows.listDue(now())) await deliver(id);
    },
  };
}

class MissingCourseError extends Error {
  override name = "MissingCourseError";
  override message =
    "the course isn't in the Studio, its access isn't in years, or it has no learning site id";
}

/** Only a provider's errors are sure to have no personal data in their message. */
const toReason = ({ name, message }: Error): string =>
  name === "LearningPlatformError" || name === "MissingCourseError" ? message : name;

/** A correction is another learner's mail. */
const toAccessKey = ({ id, correctedAt }: ClaimedDelivery) =>
  correctedAt === null ? `access-${id}` : `access-${id}-corrected`;

/** A year later is the same day, and February 29 becomes March 1. */
function addYears(time: number, years: number): number {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}
