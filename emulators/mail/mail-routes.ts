import { readControlBody } from "#control/read-control-body.ts";
import { HttpError } from "#http/http-error.ts";
import type { Call, Route } from "#http/router.ts";
import { renderMail, renderMailList, toMailBody } from "#mail/mail-pages.ts";
import type { MailStore, StoredMail } from "#mail/mail-store.ts";
import { type SmtpFaults, smtpFaultsSchema } from "#mail/smtp-faults.ts";

export interface MailServices {
  mails: MailStore;
  faults: SmtpFaults;
}

/** Pages for people, and the same as JSON for tests. Real mail servers have neither. */
export const mailRoutes: readonly Route<MailServices>[] = [
  {
    method: "GET",
    path: "/",
    description: "Lists the latest 500 mails, newest first.",
    handler: ({ services }) => renderMailList(services.mails.list()),
  },
  {
    method: "GET",
    path: "/mails/:id",
    description: "Shows a mail: its HTML in a frame without scripts, its text, and its headers.",
    handler: (call) => renderMail(readMail(call)),
  },
  {
    method: "GET",
    path: "/mails/:id/body.html",
    description: "The HTML in that frame.",
    handler: (call) => toMailBody(readMail(call)),
  },
  {
    method: "POST",
    path: "/clear",
    description: "Deletes all mails, and redirects to the empty list.",
    handler: ({ services }) => {
      services.mails.clear();
      return new Response(null, { status: 303, headers: { location: "/" } });
    },
  },
  {
    method: "GET",
    path: "/_emulator/mails",
    description: "Lists mails as JSON, newest first; `?to=` narrows it.",
    handler: ({ url, services }) =>
      Response.json(services.mails.list(url.searchParams.get("to") ?? undefined)),
  },
  {
    method: "DELETE",
    path: "/_emulator/mails",
    description: "Deletes all mails.",
    handler: ({ services }) => {
      services.mails.clear();
      return Response.json({ ok: true });
    },
  },
  {
    method: "GET",
    path: "/_emulator/faults",
    description: "Lists the fault rules and how many times each still applies.",
    handler: ({ services }) => Response.json(services.faults.rules()),
  },
  {
    method: "PUT",
    path: "/_emulator/faults",
    description:
      'Replaces the fault rules: `[{ "to": "ana@example.test", "reply": 550, "times": 1 }]`, or `"drop"` the connection `"before"` or `"after"` storing the mail.',
    handler: answerFaults,
  },
];

function readMail({ param, services }: Call<MailServices>): StoredMail {
  const mail = services.mails.read(Number(param("id")));
  if (!mail) throw new HttpError(404, "There's no such mail. It may have been deleted.");
  return mail;
}

async function answerFaults({ request, services }: Call<MailServices>): Promise<Response> {
  services.faults.replace(await readControlBody(request, smtpFaultsSchema));
  return Response.json(services.faults.rules());
}
