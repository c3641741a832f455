/** The most entries in one request to `/api/logs`. */
export const maxEntries = 50;
/** Also what browsers allow for requests that outlive their page. */
export const maxBodyBytes = 64_000;
/** In characters. */
export const maxMessageLength = 1000;
/** In characters. */
export const maxStackLength = 8000;
