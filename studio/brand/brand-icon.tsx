/** The shop's mark, as in the site's `icon.svg`: a hand's movement from a point. */
export const BrandIcon = () => (
  <svg viewBox="0 0 40 40" width="1em" height="1em" fill="none" aria-hidden="true">
    <rect width="40" height="40" rx="8" fill="#0e5f59" />
    <g stroke="#f4a91f" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M8 28C8 11 31 7 33 25" />
      <path d="M28.5 21.5 33 26l4-5.5" />
    </g>
    <circle cx="8" cy="29" r="4" fill="#fbf7f0" />
  </svg>
);
