/** A school shopping with its funds (requirements §3.22 leaves a session's fields open). */
export interface WalletSession {
  school: string;
}

/** Knows which visitors shop with a school's funds. */
export interface Wallet {
  /** The session for a visitor's ticket; null when it has expired, was modified or never existed. */
  readSession: (ticket: string) => Promise<WalletSession | null>;
}
