import type { SessionMetadata } from '@apptus/esales-api'

/** Session shared by all browsers that have not searched yet: its queries say nothing about a shopper (T32). */
export const ANONYMOUS_SESSION: SessionMetadata = {
  customerKey: '5f0f3c1e-6d0b-4b8e-9a55-2f1c7d9e4a10',
  sessionKey: 'c2a4e7b0-1b8d-4f6a-8f3e-7d60b1a9c535',
}
