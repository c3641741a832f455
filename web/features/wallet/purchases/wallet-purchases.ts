import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#database/site-database.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { createReadableCode } from "#lib/readable-code.ts";
import type { WalletDecision } from "#providers/wallet/wallet.ts";
import {
  type LineReductions,
  parsePurchase,
  parseReductions,
  type PurchaseDetails,
  type WalletPurchase,
} from "./wallet-purchase.ts";

interface NewPurchase {
  sessionId: string;
  cartId: string;
  details: PurchaseDetails;
}

/** What a draft order adds to a purchase. */
interface Priced {
  draftOrderId: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** Purchases with a school's funds, on disk from the checkout to the order (decision 36). Every change can be repeated. */
export interface WalletPurchases {
  /** Stores a purchase. The same lines in the same session get the one they already have, unless the school has declined it. */
  start: (purchase: NewPurchase) => WalletPurchase;
  /** Adds the draft order. False if another request was faster. */
  markWaiting: (id: string, priced: Priced) => boolean;
  read: (id: string) => WalletPurchase | null;
  /** Newest first, without those that the school never saw. */
  ofSession: (sessionId: string) => WalletPurchase[];
  /**
   * Stores the school's decision. The first one counts: "repeated" if it's the same again, "conflict" if it's another one, and "unknown"
   * if there's no such purchase or the school can't have seen it. `alongside` is part of the transaction.
   */
  decide: (
    id: string,
    decision: WalletDecision,
    alongside?: () => void,
  ) => "decided" | "repeated" | "conflict" | "unknown";
  /** Decided purchases with something left to do now. */
  due: () => WalletPurchase[];
  markOrdered: (id: string, orderId: number) => void;
  /** Stores how cart lines are to be reduced, and returns all that's stored. The first reduction of a line counts. */
  noteReductions: (id: string, reductions: LineReductions) => LineReductions;
  /** Nothing is left to do. Forgets the cart's id and its lines. */
  markSettled: (id: string) => void;
  /** Tries again later, and returns when: in ms since 1970. */
  postpone: (id: string, reason: string) => number;
}

interface WalletPurchasesOptions {
  database: DatabaseSync;
  now?: () => number;
}

const dayMs = 24 * 3600 * 1000;
/** As long as requests. */
const rememberMs = 2 * 365 * dayMs;
/** A session ends after eight hours, so an older one is never continued. */
const startedRememberMs = dayMs;
const firstRetryMs = 5000;
const maxRetryMs = 3600 * 1000;

export function createWalletPurchases({ database, now = Date.now }: WalletPurchasesOptions): WalletPurchases {
  const forget = database.prepare(`
    delete from wallet_purchase where created_at <= ? and due_at is null or created_at <= ? and state = 'started'
  `);
  const same = database.prepare("select * from wallet_purchase where digest = ? and state != 'declined'");
  const insert = database.prepare(`
    insert into wallet_purchase (id, session_id, digest, email, cart_id, details, state, created_at)
    values (?, ?, ?, ?, ?, ?, 'started', ?) returning *
  `);
  const addDraft = database.prepare(`
    update wallet_purchase set state = 'waiting', draft_order_id = ?, shipping_cents = ?, tax_cents = ?, total_cents = ?
    where id = ? and state = 'started'
  `);
  const one = database.prepare("select * from wallet_purchase where id = ?");
  const bySession = database.prepare(`
    select * from wallet_purchase where session_id = ? and state != 'started' order by created_at desc, id limit 50
  `);
  const decide = database.prepare(`
    update wallet_purchase set state = ?, purchase_order_id = ?, decided_at = ?, due_at = ? where id = ?
  `);
  const selectDue = database.prepare(
    "select * from wallet_purchase where due_at <= ? order by due_at limit 20",
  );
  const order = database.prepare(
    "update wallet_purchase set state = 'ordered', order_id = ?, attempts = 0, last_error = null where id = ?",
  );
  const settle = database.prepare(
    "update wallet_purchase set due_at = null, cart_id = null, reductions = null, last_error = null where id = ?",
  );
  const selectReductions = database.prepare("select reductions from wallet_purchase where id = ?");
  const storeReductions = database.prepare("update wallet_purchase set reductions = ? where id = ?");
  const retryLater = database.prepare(`
    update wallet_purchase set attempts = attempts + 1, last_error = ?,
      due_at = ? + min(${firstRetryMs} * (1 << min(attempts, 20)), ${maxRetryMs})
    where id = ? returning due_at
  `);
  const read = (id: string) => {
    const row = one.get(id);
    return row ? parsePurchase(row) : null;
  };

  return {
    start: ({ sessionId, cartId, details }) => {
      const json = JSON.stringify(details);
      const digest = createHash("sha256").update(`${sessionId} ${cartId} ${json}`).digest("base64url");
      return inTransaction(database, () => {
        forget.run(now() - rememberMs, now() - startedRememberMs);
        const known = same.get(digest);
        if (known) return parsePurchase(known);
        const id = `W-${createReadableCode(4)}`;
        const email = normalizeEmail(details.shopper.email);
        return parsePurchase(insert.get(id, sessionId, digest, email, cartId, json, now()));
      });
    },
    markWaiting: (id, { draftOrderId, shippingCents, taxCents, totalCents }) =>
      addDraft.run(draftOrderId, shippingCents, taxCents, totalCents, id).changes > 0,
    read,
    ofSession: (sessionId) => bySession.all(sessionId).map(parsePurchase),
    decide: (id, { kind, purchaseOrderId }, alongside) =>
      inTransaction(database, () => {
        const purchase = read(id);
        if (!purchase || purchase.state === "started") return "unknown";
        if (purchase.state !== "waiting")
          return (purchase.state === "declined") === (kind === "declined") ? "repeated" : "conflict";
        decide.run(kind, purchaseOrderId, now(), now(), id);
        alongside?.();
        return "decided";
      }),
    due: () => selectDue.all(now()).map(parsePurchase),
    markOrdered: (id, orderId) => {
      order.run(orderId, id);
    },
    noteReductions: (id, reductions) =>
      inTransaction(database, () => {
        const all = { ...reductions, ...parseReductions(selectReductions.get(id)?.["reductions"]) };
        storeReductions.run(JSON.stringify(all), id);
        return all;
      }),
    markSettled: (id) => {
      settle.run(id);
    },
    postpone: (id, reason) => Number(retryLater.get(reason, now(), id)?.["due_at"]),
  };
}

/** A person's purchases, for exporting or erasing their data. */
export function createWalletRecords(database: DatabaseSync) {
  const byEmail = database.prepare("select * from wallet_purchase where email = ? order by created_at");
  const erase = database.prepare("delete from wallet_purchase where email = ? and due_at is null");
  return {
    read: (email: string) =>
      byEmail.all(normalizeEmail(email)).map((row) => {
        const { cartId: _secret, createdAt, ...purchase } = parsePurchase(row);
        return { ...purchase, createdAt: new Date(createdAt).toISOString() };
      }),
    /** Also those that wait: the school's decision about one is then refused. One that's becoming an order stays until it is one. */
    erase: (email: string) => {
      erase.run(normalizeEmail(email));
      // Recent writes are also in the write-ahead log.
      database.exec("pragma wal_checkpoint(truncate)");
    },
  };
}
