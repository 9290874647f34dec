import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { logLine } from './http/log-line'
import { createShopState, type ShopState } from './shop-state'

/**
 * Takes a file for this process alone. The name of an abstract socket is free again when its process is gone, however
 * it ended, so no lock is ever left behind. Only Linux has them; elsewhere nothing is checked.
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

/** The state kept in a file; in memory where the file cannot be written. Throws a sentence when another process has it. */
export async function openState(file: string): Promise<ShopState> {
  if (!isWritable(file)) {
    logLine('error', 'state file is not writable; carts and orders live in memory until the process ends', { file })
    return createShopState(null)
  }
  if (!(await lockFile(file))) throw new Error(`MOCK_STATE ${file} is in use by another mock backend`)
  return createShopState(file)
}
