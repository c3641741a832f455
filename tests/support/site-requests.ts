import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import type { ClassroomPrices } from "@shop/web/features/requests/estimate.ts";
import { handleRequest } from "@shop/web/features/requests/handle-request.ts";
import { createRequestMails } from "@shop/web/features/requests/request-mails.server.tsx";
import { createRequestRecords, createRequests } from "@shop/web/features/requests/requests.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";

const supportEmail = "hello@shop.example";

const classroomPrices: ClassroomPrices = {
  courses: [
    { handle: "level-1a", title: "ASL Level 1A", prices: { USD: "79.0", CAD: "109.0" } },
    { handle: "level-1b", title: "ASL Level 1B", prices: { USD: "79.0", CAD: "109.0" } },
  ],
  discounts: [{ minSeats: 10, percent: 10 }],
};

/** What a teacher asks the prices of a class with. */
export const classroomRequest = {
  "seats-level-1a": "12",
  "seats-level-1b": "8",
  currency: "USD",
  school: "Lincoln Elementary",
  role: "teacher",
  name: "Ana",
  email: "ana@example.test",
  purchase_order: "PO-118",
};

/** The request forms of a site of a test's own, on a clock that the test turns. */
export function openSiteRequests({
  readClassroomPrices = async () => classroomPrices,
}: { readClassroomPrices?: () => Promise<ClassroomPrices> } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "requests-"));
  const database = openSiteDatabase(dataDir);
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  const now = () => clock.time;
  const outbox = createOutbox({ database, now });
  const shop = {
    name: "Handshape",
    supportEmail,
    postalAddress: "48 Arcwood Lane",
    siteUrl: "https://shop.example",
  };
  const requests = createRequests({
    database,
    outbox,
    mails: createRequestMails(shop),
    siteUrl: shop.siteUrl,
    now,
  });
  const lines: string[] = [];
  const log = (message: string, error: unknown) => lines.push(`${message} ${String(error)}`);
  const services = { requests, readClassroomPrices, supportEmail, log, now };

  async function post(kind: string, body: string, headers: Record<string, string>) {
    const request = new Request("https://shop.example/", {
      method: "POST",
      body,
      headers: { host: "shop.example", ...headers },
    });
    const response = await handleRequest(request, kind, services);
    return { status: response.status, text: await response.text() };
  }

  return {
    shop,
    database,
    clock,
    outbox,
    requests,
    records: createRequestRecords(database, outbox),
    lines,
    /** As the page's script sends it. */
    send: async (kind: string, fields: unknown, headers: Record<string, string> = {}) => {
      const json = { "content-type": "application/json", accept: "application/json" };
      const { status, text } = await post(kind, JSON.stringify(fields), { ...json, ...headers });
      return { status, body: JSON.parse(text) };
    },
    /** As the form does without a script. */
    submit: (kind: string, fields: Record<string, string>) =>
      post(kind, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
      }),
    mailsToSupport: () => outbox.mailsTo(supportEmail),
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
