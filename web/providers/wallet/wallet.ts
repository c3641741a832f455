/** A school that shops with its funds (requirements §3.22 leaves a session's fields open). */
export interface WalletSession {
  school: string;
}

/** Who knows which visitors shop with a school's funds. */
export interface Wallet {
  /** The session that a visitor's ticket stands for; null for one that is over, was changed, or never was. */
  readSession: (ticket: string) => Promise<WalletSession | null>;
}
