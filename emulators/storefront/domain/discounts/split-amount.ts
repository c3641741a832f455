/**
 * Splits whole cents in proportion to the weights, adding up to exactly the amount: each share is rounded down, and the cents
 * left over go to the shares that lost most, earlier ones first. If all weights are zero, nothing is split.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // A million of the most expensive course times its discount is more than a double can count exactly.
  const product = (weight: number) => BigInt(amount) * BigInt(weight);
  const shares = weights.map((weight) => Number(product(weight) / BigInt(total)));
  const lost = weights.map((weight, index) => ({ index, rest: product(weight) % BigInt(total) }));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = lost.toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** A percentage of an amount in whole cents, half a cent rounded up. Percentages have at most two decimals. */
export function percentOf(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(amount) * hundredths + 5_000n) / 10_000n);
}
