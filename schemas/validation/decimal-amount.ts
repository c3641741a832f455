/** Whether a price is written as Shopify writes it: `21.99`, with a point and two digits. */
export const isDecimalAmount = (amount: string) => /^(0|[1-9]\d*)\.\d{2}$/.test(amount);
