/** What the server imports in place of the Studio. */
export const Studio = () => null;
