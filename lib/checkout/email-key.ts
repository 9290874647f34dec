/** An e-mail address normalised for comparison: without outer spaces, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
