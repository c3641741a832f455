/** What is sent: one person reads it. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface NewMail {
  /** Says what it tells of and to whom, such as `gift-4F2A91C0`: there is one mail of a key, ever. Without personal data. */
  key: string;
  /** What the log and the operator call it, such as `gift`. */
  kind: string;
  mail: Mail;
  /** When it is to be sent, in ms since 1970; now unless given. */
  sendAt?: number;
}

/** A mail that this process alone may send, until its lease is over. */
export interface ClaimedMail {
  id: number;
  kind: string;
  /** The same at every attempt, so that a mailbox can know a repeated delivery by it. */
  messageId: string;
  mail: Mail;
  /** 1 for the first. */
  attempt: number;
  claim: string;
}

export interface SendFailure {
  /** What the log and the operator read: a code, never an address. */
  reason: string;
  /** Whether another attempt would end the same. */
  isPermanent: boolean;
}

export type MailState = "queued" | "sending" | "sent" | "failed";

/** What an operator may know of a mail: nothing about who gets it. */
export interface ListedMail {
  id: number;
  kind: string;
  attempts: number;
  lastError: string | null;
  /** ISO 8601, UTC, as the next. */
  createdAt: string;
  sentAt: string | null;
}

/** What a person may know of a mail to them. */
export interface PersonsMail {
  kind: string;
  state: MailState;
  createdAt: string;
  sentAt: string | null;
  subject: string;
  text: string;
}
