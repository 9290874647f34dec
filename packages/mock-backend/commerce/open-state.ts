import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { logLine } from './http/log-line'
import { createShopState, type ShopState } from './shop-state'

/**
 * Locks a file for this process with an abstract socket, whose name the kernel frees even if the process is killed.
 * Abstract sockets exist on Linux only; on other systems nothing is checked. Resolves to false when the file is locked.
 */
async function lockFile(file: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const name = createHash('sha256').update(path.resolve(file)).digest('hex').slice(0, 32)
  const lock = createServer().listen(`\0kajo-state-${name}`).unref()
  return once(lock, 'listening').then(
    () => true,
    () => false,
  )
}

function isWritable(file: string): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    accessSync(path.dirname(file), constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Opens the state in a file, or in memory if the file cannot be written. Throws when another process uses the file. */
export async function openState(file: string): Promise<ShopState> {
  if (!isWritable(file)) {
    logLine('error', 'state file is not writable; carts and orders live in memory until the process ends', { file })
    return createShopState(null)
  }
  if (!(await lockFile(file))) throw new Error(`MOCK_STATE ${file} is in use by another mock backend`)
  return createShopState(file)
}
