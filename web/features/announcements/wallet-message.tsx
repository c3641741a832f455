import styles from "./wallet-message.module.css";

/** The fixed message for a school wallet session (requirements §2.62). The logo is our own. */
export function WalletMessage() {
  return (
    <p className={styles.message}>
      <svg className={styles.mark} viewBox="0 0 32 24" aria-hidden="true">
        <path d="M5 8.5C10 1.5 20 .5 25.5 6.5" />
        <path d="M4.5 8.5h21a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1-2.5 2.5h-19a2.5 2.5 0 0 1-2.5-2.5v-10.5" />
        <circle cx="22.5" cy="15.25" r="1.75" />
      </svg>
      You&apos;re shopping with ClassWallet!
    </p>
  );
}
