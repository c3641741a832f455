import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type Gid, isGid } from "#lib/gid.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import type { Learner } from "#providers/learning/learning-platform.ts";

/** A course that was bought, and who it's for. */
export interface NewDelivery {
  /** Names the order, the line, and the unit. It's used once, ever. */
  id: string;
  kind: "seat" | "gift";
  orderId: string;
  productId: Gid<"Product">;
  courseTitle: string;
  learner: Learner;
}

const states = ["queued", "sending", "delivered", "withdrawn", "failed"] as const;

const rowSchema = z
  .object({
    id: z.string(),
    kind: z.enum(["seat", "gift"]),
    order_id: z.string(),
    product_id: z.string().refine((id) => isGid("Product", id)),
    course_title: z.string(),
    first: z.string(),
    last: z.string(),
    email: z.string(),
    student_id: z.string().nullable(),
    previous_email: z.string().nullable(),
    courses: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(z.object({ id: z.string(), title: z.string() })))
      .nullable(),
    state: z.enum(states),
    attempts: z.number(),
    learning_url: z.string().nullable(),
    created_at: z.number(),
    delivered_at: z.number().nullable(),
    corrected_at: z.number().nullable(),
    refunded_at: z.number().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    productId: row.product_id,
    courseTitle: row.course_title,
    learner: { first: row.first, last: row.last, email: row.email, studentId: row.student_id },
    /** Where the courses were before a correction, until they're withdrawn there. */
    previousEmail: row.previous_email,
    /** What was opened, or may have been; null if nothing was. */
    courses: row.courses,
    state: row.state,
    attempts: row.attempts,
    learningUrl: row.learning_url,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    correctedAt: row.corrected_at,
    refundedAt: row.refunded_at,
  }));

/** A stored delivery. Times are in ms since 1970. */
export type Delivery = z.infer<typeof rowSchema>;

/** One that only this process may make until its lease ends. */
export type ClaimedDelivery = Delivery & { claim: string };

/** A delivery as an operator sees it. */
export interface ListedDelivery {
  id: string;
  attempts: number;
  lastError: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const listedSchema = z
  .object({
    id: z.string(),
    attempts: z.number(),
    last_error: z.string().nullable(),
    created_at: z.number(),
  })
  .transform(({ id, attempts, last_error, created_at }): ListedDelivery => ({
    id,
    attempts,
    lastError: last_error,
    createdAt: new Date(created_at).toISOString(),
  }));

const alikeSchema = z.object({ seats: z.number(), delivered: z.number() });

const toRow = (row: unknown) => rowSchema.parse(row);

/** The statements for deliveries. */
export function createDeliveryRows(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into delivery
      (id, kind, order_id, product_id, course_title, first, last, email, student_id, state, due_at, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?) on conflict (id) do nothing
  `);
  const byId = database.prepare("select * from delivery where id = ?");
  const byOrder = database.prepare("select * from delivery where order_id = ? order by rowid");
  const byEmail = database.prepare("select * from delivery where email = ? order by rowid");
  const alike = database.prepare(`
    select count(*) as seats, total(state = 'delivered' and id <> ?) as delivered from delivery
    where order_id = ? and product_id = ? and email = ? and kind = 'seat' and refunded_at is null
  `);
  const byState = database.prepare(`
    select id, attempts, last_error, created_at from delivery where state = ? and email <> '' order by rowid limit 1000
  `);
  const due = database.prepare("select id from delivery where due_at <= ? order by due_at limit 100");
  const claimOne = database.prepare(`
    update delivery set state = 'sending', claim = ?, due_at = ?, attempts = attempts + 1
    where id = ? and due_at <= ? returning *
  `);
  const noteCourses = database.prepare("update delivery set courses = ? where id = ? and claim = ?");
  const settle = database.prepare(`
    update delivery set state = ?, due_at = ?, last_error = ?,
      learning_url = coalesce(?, learning_url), delivered_at = coalesce(?, delivered_at),
      previous_email = iif(? is null, null, previous_email)
    where id = ? and claim = ? and state = 'sending'
  `);
  // A request that's under way may still open the courses, so what follows waits for its end, or the end of its lease.
  const requeue = "state = 'queued', claim = null, attempts = 0, due_at = iif(state = 'sending', due_at, ?)";
  const moveOne = database.prepare(`
    update delivery set previous_email = iif(courses is null, null, email), first = ?, last = ?, email = ?,
      learning_url = null, delivered_at = null, corrected_at = ?, ${requeue}
    where id = ? and corrected_at is null and refunded_at is null
  `);
  const refundOne = database.prepare(
    `update delivery set refunded_at = ?, ${requeue} where id = ? and refunded_at is null`,
  );
  const endLease = database.prepare(`
    update delivery set due_at = ? where id = ? and state = 'queued' and claim is null and due_at = ?
  `);
  const forget = database.prepare(`
    update delivery set first = '', last = '', email = '', student_id = null, learning_url = null, due_at = null, claim = null,
      last_error = iif(due_at is null, last_error, 'erased'), state = iif(due_at is null, state, 'failed')
    where email = ?
  `);
  const forgetPrevious = database.prepare(
    "update delivery set previous_email = null where previous_email = ?",
  );
  const retryOne = database.prepare(`
    update delivery set state = 'queued', attempts = 0, due_at = ? where id = ? and state = 'failed' and email <> ''
  `);

  return {
    add: ({ id, kind, orderId, productId, courseTitle, learner }: NewDelivery, now: number): boolean => {
      const { first, last, email, studentId } = learner;
      return (
        insert.run(
          id,
          kind,
          orderId,
          productId,
          courseTitle,
          first,
          last,
          normalizeEmail(email),
          studentId,
          now,
          now,
        ).changes > 0
      );
    },
    read: (id: string): Delivery | null => {
      const row = byId.get(id);
      return row ? toRow(row) : null;
    },
    ofOrder: (orderId: string): Delivery[] => byOrder.all(orderId).map(toRow),
    ofLearner: (email: string): Delivery[] => byEmail.all(normalizeEmail(email)).map(toRow),
    /** A person's seats of one course in an order, with this one, and how many of the others are open. */
    countAlike: ({ id, orderId, productId, learner }: Delivery) =>
      alikeSchema.parse(alike.get(id, orderId, productId, normalizeEmail(learner.email))),
    /** Oldest first, up to a thousand, without anything about their learners. */
    list: (state: Delivery["state"]): ListedDelivery[] =>
      byState.all(state).map((row) => listedSchema.parse(row)),
    listDue: (now: number): string[] => due.all(now).map(({ id }) => String(id)),
    claim: (given: {
      id: string;
      claim: string;
      now: number;
      leaseEndsAt: number;
    }): ClaimedDelivery | null => {
      const row = claimOne.get(given.claim, given.leaseEndsAt, given.id, given.now);
      return row ? { ...toRow(row), claim: given.claim } : null;
    },
    /** False, without a change, if the claim is no longer valid. */
    noteCourses: (id: string, claim: string, courses: Delivery["courses"]): boolean =>
      noteCourses.run(JSON.stringify(courses), id, claim).changes > 0,
    /** False, without a change, if the claim is no longer valid. */
    settleDelivered: (given: {
      id: string;
      claim: string;
      learningUrl: string;
      deliveredAt: number;
    }): boolean => {
      const { id, claim, learningUrl, deliveredAt } = given;
      return settle.run("delivered", null, null, learningUrl, deliveredAt, null, id, claim).changes > 0;
    },
    settleWithdrawn: (id: string, claim: string): void => {
      settle.run("withdrawn", null, null, null, null, null, id, claim);
    },
    /** `dueAt` is null if there won't be another attempt. */
    settleFailed: (given: { id: string; claim: string; reason: string; dueAt: number | null }): void => {
      const { id, claim, reason, dueAt } = given;
      settle.run(dueAt === null ? "failed" : "queued", dueAt, reason, null, null, reason, id, claim);
    },
    /** After a claim's request has ended: what a correction or a refund during it left waiting for the lease's end is due now. */
    endLease: (id: string, leaseEndsAt: number, now: number): void => {
      endLease.run(now, id, leaseEndsAt);
    },
    /** False, without a change, if it was moved or refunded before. */
    move: (id: string, { first, last, email }: Omit<Learner, "studentId">, now: number): boolean =>
      moveOne.run(first, last, normalizeEmail(email), now, now, id).changes > 0,
    refund: (id: string, now: number): void => {
      refundOne.run(now, now, id);
    },
    /** What isn't open yet won't be opened. */
    forgetLearner: (email: string): void => {
      forget.run(normalizeEmail(email));
      forgetPrevious.run(normalizeEmail(email));
    },
    /** Queues a failed one again as if it were new; false if there's no such delivery. */
    retry: (id: string, now: number): boolean => retryOne.run(now, id).changes > 0,
  };
}
