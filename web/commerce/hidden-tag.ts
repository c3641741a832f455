/** Products with this tag are in the shop but not shown (requirements §3.33). */
export const hiddenTag = "hidden-product";
