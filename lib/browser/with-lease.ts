import 'client-only'
import { safeLocalStorage } from './safe-storage'

/** A lease that its tab does not renew any more ends after this time, in ms: the tab was closed or has crashed. */
const LEASE_TIME = 6000
const RENEW_INTERVAL = 2000
/** Longer than two tabs need to see what the other has written. */
const SETTLE_TIME = 50
const RETRY_INTERVAL = 100

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/** Who holds the lease now; null when it is free. */
function readOwner(key: string): string | null {
  const [owner = '', end = ''] = (safeLocalStorage.read(key) ?? '').split(' ')
  const left = Number(end) - Date.now()
  // an end later than any lease can have was written under another clock
  return owner && left > 0 && left <= LEASE_TIME ? owner : null
}

/** False where storage is blocked, full or does not hold what was written. */
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

/** Changes the lease as long as this owner holds it. */
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
