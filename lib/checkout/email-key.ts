/** An e-mail as it is compared: the same customer however she writes it. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
