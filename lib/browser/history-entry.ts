import 'client-only'

/** A value kept in the current history entry: it survives reload, back and forward, and stays out of the address. */
export const readHistoryEntry = (name: string): unknown =>
  (window.history.state as Record<string, unknown> | null)?.[name]

/**
 * Sets a value of the current history entry, and optionally its address. Call it after hydration: only then does the
 * router's `replaceState` take over the new address and add its own part of the state.
 */
export function writeHistoryEntry(name: string, value: unknown, address?: string): void {
  window.history.replaceState({ [name]: value }, '', address)
}
