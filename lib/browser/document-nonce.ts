import 'client-only'

/** The nonce of this document's policy, which the framework's scripts carry; '' on a page whose policy has none. */
export const documentNonce = (): string => [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? ''
