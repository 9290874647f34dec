import 'client-only'
import { safeLocalStorage } from './safe-storage'

/** Lifetime of a lease in ms. An open tab renews its lease; that of a closed tab ends after this time. */
const LEASE_TIME = 6000
const RENEW_INTERVAL = 2000
/** Longer than a tab needs to see what another has written, in ms. */
const SETTLE_TIME = 50
const RETRY_INTERVAL = 100

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/** Owner of the lease; null when it is free. */
function readOwner(key: string): string | null {
  const [owner = '', end = ''] = (safeLocalStorage.read(key) ?? '').split(' ')
  const left = Number(end) - Date.now()
  // an end that is too far in the future was written by a wrong clock
  return owner && left > 0 && left <= LEASE_TIME ? owner : null
}

/** Takes or renews the lease. False where storage is blocked, full or loses what was written. */
const writeOwner = (key: string, owner: string): boolean =>
  safeLocalStorage.write(key, `${owner} ${Date.now() + LEASE_TIME}`) && readOwner(key) === owner

/** Waits until this owner holds the lease. False where storage cannot be used. */
async function takeLease(key: string, owner: string): Promise<boolean> {
  let holder = readOwner(key)
  while (holder !== owner) {
    // two tabs may write at once: the last one to write holds the lease
    if (!holder && !writeOwner(key, owner)) return false
    await pause(holder ? RETRY_INTERVAL : SETTLE_TIME)
    holder = readOwner(key)
  }
  return true
}

/** Runs `change` if this owner holds the lease. */
function changeOwn(key: string, owner: string, change: () => void): void {
  if (readOwner(key) === owner) change()
}

/** Runs `task` while this tab holds a lease in local storage; at once where storage cannot be used. */
export async function withLease<T>(name: string, task: () => Promise<T>): Promise<T> {
  const key = `kajo-lease-${name}`
  const owner = `${Date.now()}-${Math.random()}`
  if (!(await takeLease(key, owner))) return task()
  const renewal = setInterval(() => changeOwn(key, owner, () => writeOwner(key, owner)), RENEW_INTERVAL)
  try {
    return await task()
  } finally {
    clearInterval(renewal)
    changeOwn(key, owner, () => safeLocalStorage.remove(key))
  }
}
