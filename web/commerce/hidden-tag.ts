/** Products with this tag exist in Shopify but aren't shown (requirements §3.33). */
export const hiddenTag = "hidden-product";
