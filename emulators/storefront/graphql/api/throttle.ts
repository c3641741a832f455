export interface Throttle {
  /** Does the work at a buyer's cost, or returns null if their bucket is full. */
  spend: <Result>(buyer: string, work: () => Promise<Result>) => Promise<Result> | null;
  /** Empties every bucket. */
  clear: () => void;
}

interface ThrottleOptions {
  /** The size of a buyer's bucket, in seconds of work. 0 turns throttling off. */
  seconds: number;
  now: () => Date;
}

interface Bucket {
  /** In seconds. */
  level: number;
  /** When the level was last updated, in milliseconds. */
  at: number;
}

/** The minimum cost of a request, in seconds. */
const leastCost = 0.5;

/** Past this many, empty buckets are deleted. */
const maxBuckets = 10_000;

/**
 * A leaky bucket per buyer IP, as Shopify once documented for the Storefront API (reported in its community forum, "How
 * Storefront API limit works"): a request costs the seconds it takes, at least half a second, and a bucket holds 60 and leaks one
 * per second. Shopify no longer publishes numbers.
 */
export function createThrottle({ seconds, now }: ThrottleOptions): Throttle {
  const buckets = new Map<string, Bucket>();

  function drain(bucket: Bucket): Bucket {
    const at = now().getTime();
    bucket.level = Math.max(0, bucket.level - Math.max(0, at - bucket.at) / 1000);
    bucket.at = at;
    return bucket;
  }

  function bucketOf(buyer: string): Bucket {
    const bucket = buckets.get(buyer) ?? { level: 0, at: now().getTime() };
    if (buckets.size >= maxBuckets && !buckets.has(buyer)) {
      for (const [name, other] of buckets) if (drain(other).level === 0) buckets.delete(name);
    }
    buckets.set(buyer, bucket);
    return drain(bucket);
  }

  async function spend<Result>(bucket: Bucket, work: () => Promise<Result>): Promise<Result> {
    const started = now().getTime();
    bucket.level += leastCost;
    try {
      return await work();
    } finally {
      const taken = (now().getTime() - started) / 1000;
      drain(bucket).level += Math.max(0, taken - leastCost);
    }
  }

  return {
    spend: (buyer, work) => {
      if (seconds === 0) return work();
      const bucket = bucketOf(buyer);
      return bucket.level + leastCost > seconds ? null : spend(bucket, work);
    },
    clear: () => buckets.clear(),
  };
}
