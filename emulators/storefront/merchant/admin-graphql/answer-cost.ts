/**
 * What Shopify calls `extensions.cost`. The bucket has the size of an Advanced shop (shopify.dev, "API limits") and stays full,
 * because requests aren't throttled here. The actual cost is left out, because Shopify doesn't publish how it's counted.
 */
export function toCost(requestedQueryCost: number) {
  return {
    requestedQueryCost,
    throttleStatus: { maximumAvailable: 4000, currentlyAvailable: 4000, restoreRate: 200 },
  };
}
