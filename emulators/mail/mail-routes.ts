import { z } from "zod";
import { HttpError } from "#http/http-error.ts";
import { readText } from "#http/read-text.ts";
import type { Call, Route } from "#http/router.ts";
import { renderMail, renderMailList, toMailBody } from "#mail/mail-pages.ts";
import type { MailStore, StoredMail } from "#mail/mail-store.ts";
import { type SmtpFaults, smtpFaultsSchema } from "#mail/smtp-faults.ts";

export interface MailServices {
  mails: MailStore;
  faults: SmtpFaults;
}

/** Pages for people, and the same as JSON for tests. No mail server has them. */
export const mailRoutes: readonly Route<MailServices>[] = [
  {
    method: "GET",
    path: "/",
    does: "Lists the latest 500 mails, newest first.",
    answer: ({ services }) => renderMailList(services.mails.list()),
  },
  {
    method: "GET",
    path: "/mails/:id",
    does: "Shows a mail: as HTML in a frame that runs nothing, as text, and its headers.",
    answer: (call) => renderMail(readMail(call)),
  },
  {
    method: "GET",
    path: "/mails/:id/body.html",
    does: "What is in that frame.",
    answer: (call) => toMailBody(readMail(call)),
  },
  {
    method: "POST",
    path: "/clear",
    does: "Forgets all mails, and leads to the empty list.",
    answer: ({ services }) => {
      services.mails.clear();
      return new Response(null, { status: 303, headers: { location: "/" } });
    },
  },
  {
    method: "GET",
    path: "/_emulator/mails",
    does: "Lists mails as JSON, newest first; `?to=` narrows it.",
    answer: ({ url, services }) =>
      Response.json(services.mails.list(url.searchParams.get("to") ?? undefined)),
  },
  {
    method: "DELETE",
    path: "/_emulator/mails",
    does: "Forgets all mails.",
    answer: ({ services }) => {
      services.mails.clear();
      return Response.json({ ok: true });
    },
  },
  {
    method: "GET",
    path: "/_emulator/faults",
    does: "Lists what goes wrong on purpose, and the times that are left.",
    answer: ({ services }) => Response.json(services.faults.rules()),
  },
  {
    method: "PUT",
    path: "/_emulator/faults",
    does: 'Replaces that: `[{ "to": "ana@example.test", "reply": 550, "times": 1 }]`, or `"drop": "before"` or `"after"` the mail is kept.',
    answer: answerFaults,
  },
];

function readMail({ param, services }: Call<MailServices>): StoredMail {
  const mail = services.mails.read(Number(param("id")));
  if (!mail) throw new HttpError(404, "There is no such mail. It may have been cleared.");
  return mail;
}

const maxBodyBytes = 64 * 1024;

async function answerFaults({ request, services }: Call<MailServices>): Promise<Response> {
  const text = await readText(request, maxBodyBytes);
  if (text === null) throw new HttpError(413, `The body is larger than ${maxBodyBytes} bytes`);
  const parsed = z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue("The body is not valid JSON");
        return z.NEVER;
      }
    })
    .pipe(smtpFaultsSchema)
    .safeParse(text);
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error));
  services.faults.replace(parsed.data);
  return Response.json(services.faults.rules());
}
