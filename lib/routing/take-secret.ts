import 'client-only'
import { readHistoryEntry, writeHistoryEntry } from '@/lib/browser/history-entry'
import { SECRET_PARAMETERS, type SecretParameter } from './secret-parameters'

type Secrets = { [Name in SecretParameter]?: string }

const ENTRY = 'secrets'

/** Secrets that no page has used yet. They outlive the history entry: a guest first signs in on another page. */
let hidden: Secrets = {}

function hiddenInEntry(): Secrets {
  const entry = readHistoryEntry(ENTRY)
  if (typeof entry !== 'object' || entry === null) return {}
  const known = SECRET_PARAMETERS.map((name) => [name, (entry as Record<string, unknown>)[name]])
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}

/**
 * Moves the secrets of the address to its history entry, where a reload finds them, so that they reach no log, no other
 * site and no tag: a tag sends the address of the page.
 */
export function hideSecrets(): void {
  hidden = { ...hidden, ...hiddenInEntry() }
  const url = new URL(window.location.href)
  const found = SECRET_PARAMETERS.filter((name) => url.searchParams.has(name))
  if (found.length === 0) return
  for (const name of found) {
    hidden[name] = url.searchParams.get(name) ?? ''
    url.searchParams.delete(name)
  }
  writeHistoryEntry(ENTRY, hidden, url.pathname + url.search + url.hash)
}

/** A secret parameter of the address that was opened; '' when there is none. A reload can read it again. */
export function readSecret(name: SecretParameter): string {
  hideSecrets()
  return hidden[name] ?? ''
}

/** Reads a secret parameter like `readSecret`, and removes it. */
export function takeSecret(name: SecretParameter): string {
  const value = readSecret(name)
  if (!(name in hidden)) return ''
  delete hidden[name]
  writeHistoryEntry(ENTRY, hidden)
  return value
}
