/** The page of a purchase. Whoever has its address may see it. */
export const toPurchasePath = (id: string): string => `/wallet/purchases/${id}`;
