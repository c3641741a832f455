/** Whether a price is formatted like Shopify's: `21.99`, with a decimal point and two digits. */
export const isDecimalAmount = (amount: string) => /^(0|[1-9]\d*)\.\d{2}$/.test(amount);
