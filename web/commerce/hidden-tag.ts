/** Products with this tag are in the shop but not shown (SPEC §3). */
export const hiddenTag = "hidden-product";
