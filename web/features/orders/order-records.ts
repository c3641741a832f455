import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import { createGiftRows } from "#features/gifts/gift-rows.ts";
import { createDeliveryRows } from "#features/learning/delivery-rows.ts";
import { createEnrollmentRecords } from "#providers/learning/embedded-learning.ts";
import { createOrderRows } from "./order-rows.ts";

/** What the site knows about a person's orders. Times are ISO 8601, UTC. */
export interface KnownOrders {
  orders: readonly { name: string; createdAt: string; gifts: readonly unknown[] }[];
  giftsReceived: readonly unknown[];
  courses: readonly unknown[];
  /** Of the embedded learning platform. */
  enrollments: readonly unknown[];
}

/** A person's orders, gifts, and courses, for exporting or erasing their data. */
export function createOrderRecords(database: DatabaseSync) {
  const orders = createOrderRows(database);
  const gifts = createGiftRows(database);
  const deliveries = createDeliveryRows(database);
  const enrollments = createEnrollmentRecords(database);
  return {
    read: (email: string): KnownOrders => ({
      orders: orders.ofBuyer(email).map(({ id, name, createdAt }) => ({
        name,
        createdAt: toTime(createdAt),
        gifts: gifts.ofOrder(id).map(({ courseTitle, card, state }) => ({ courseTitle, card, state })),
      })),
      giftsReceived: gifts
        .ofRecipient(email)
        .map(({ courseTitle, card, state }) => ({ courseTitle, card, state })),
      courses: deliveries.ofLearner(email).map(({ kind, courseTitle, learner, state, createdAt }) => ({
        kind,
        courseTitle,
        learner,
        state,
        createdAt: toTime(createdAt),
      })),
      enrollments: enrollments.read(email),
    }),
    /** Deletes names, addresses, and what they wrote on cards. Orders and codes stay, without anything about the person. */
    erase: (email: string): void => {
      inTransaction(database, () => {
        for (const { id } of orders.ofBuyer(email))
          for (const gift of gifts.ofOrder(id)) gifts.redact(gift, { from: "", message: "" });
        for (const gift of gifts.ofRecipient(email)) gifts.redact(gift, { email: "" });
        gifts.forgetRecipient(email);
        orders.forgetBuyer(email);
        deliveries.forgetLearner(email);
        enrollments.erase(email);
      });
      // Recent writes are also in the write-ahead log.
      database.exec("pragma wal_checkpoint(truncate)");
    },
  };
}

const toTime = (ms: number) => new Date(ms).toISOString();
