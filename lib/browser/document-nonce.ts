import 'client-only'

/** Nonce of this document's Content-Security-Policy, read from any script that has it; '' when the policy has none. */
export const documentNonce = (): string => [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? ''
