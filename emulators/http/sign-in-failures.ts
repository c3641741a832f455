/** Whose password was guessed, and from where. */
export interface Attempt {
  email: string;
  address: string;
}

/** The failed sign-ins of the last few minutes. */
export interface Failures {
  /** How many seconds a guess like this must wait, or 0 if it needn't. */
  blockedFor: (guess: Attempt) => number;
  add: (guess: Attempt) => void;
  /** Clears the failures of a user who signed in. */
  forget: (guess: Attempt) => void;
}

const windowMs = 5 * 60_000;

/**
 * Five guesses at an account from one IP lock out that IP only, so that a stranger elsewhere can't lock the owner out. The wider
 * limits are for guessing from many IPs, and at many accounts. A blocked guess doesn't count, so every lock expires on its own.
 */
const limits: readonly { max: number; counts: (failure: Attempt, guess: Attempt) => boolean }[] = [
  { max: 5, counts: (failure, guess) => isSame(failure, guess) },
  { max: 20, counts: (failure, guess) => failure.email === guess.email },
  { max: 20, counts: (failure, guess) => failure.address === guess.address },
  { max: 50, counts: () => true },
];

export function createFailures(now: () => Date): Failures {
  let failures: (Attempt & { at: number })[] = [];

  return {
    blockedFor: (guess) => {
      const start = now().getTime() - windowMs;
      failures = failures.filter(({ at }) => at > start);
      const waits = limits.map(({ max, counts }) => {
        const last = failures.filter((failure) => counts(failure, guess)).at(-max);
        return last ? Math.ceil((last.at - start) / 1000) : 0;
      });
      return Math.max(...waits);
    },
    add: (guess) => {
      failures.push({ ...guess, at: now().getTime() });
    },
    forget: (guess) => {
      failures = failures.filter((failure) => !isSame(failure, guess));
    },
  };
}

function isSame(failure: Attempt, guess: Attempt): boolean {
  return failure.email === guess.email && failure.address === guess.address;
}
