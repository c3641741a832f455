/** A message to one person. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** The gift whose code replaces `giftCodePlaceholder` when the mail is sent. */
  giftId?: string;
}

export interface NewMail {
  /** Identifies the mail, such as `gift-4F2A91C0`. A key is used once, ever, and contains no personal data. */
  key: string;
  /** What the log and `npm run outbox` call it, such as `gift`. */
  kind: string;
  mail: Mail;
  /** When to send it, in ms since 1970. Now by default. */
  sendAt?: number;
}

/** A mail that only this process may send until its lease ends. */
export interface ClaimedMail {
  id: number;
  kind: string;
  /** The same for every attempt, so that a mailbox recognizes a repeated delivery. */
  messageId: string;
  mail: Mail;
  /** 1 for the first attempt. */
  attempt: number;
  claim: string;
}

export interface SendFailure {
  /** A code for the log and the operator, never an address. */
  reason: string;
  /** Whether another attempt would fail the same way. */
  isPermanent: boolean;
}

export type MailState = "queued" | "sending" | "sent" | "failed";

/** What has become of a mail. Times are in ms since 1970. */
export interface FoundMail {
  state: MailState;
  /** When it's sent next; null if it isn't. */
  dueAt: number | null;
  sentAt: number | null;
}

/** A mail as an operator sees it, without anything about its recipient. */
export interface ListedMail {
  id: number;
  kind: string;
  attempts: number;
  lastError: string | null;
  /** ISO 8601, UTC, like `sentAt`. */
  createdAt: string;
  sentAt: string | null;
}

/** A mail in an export of a person's data. */
export interface PersonMail {
  kind: string;
  state: MailState;
  createdAt: string;
  sentAt: string | null;
  subject: string;
  text: string;
}
