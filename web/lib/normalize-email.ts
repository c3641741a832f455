/** The form in which addresses are stored and compared, so that a person is found however their address is typed. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
