import 'server-only'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/config/env'
import { parseJson } from '@/lib/errors/parse-json'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'
import { ReturnsError } from './ask-returns'
import { KEY_REUSED, type KeptStatement, keptSchema, sendStatement } from './send-statement'

/** Ms between two attempts to send what is kept. */
const INTERVAL = 60_000
const SUFFIX = '.json'
/** Status of the service's failures; below it the service has refused the statement for good. */
const FIRST_FAILURE = 500
const TOO_MANY = 429

const folder = (): string => env().WITHDRAWALS_DIR ?? join(process.cwd(), '.kajo', 'withdrawals')
const fileOf = (key: string): string => join(folder(), key + SUFFIX)

/**
 * Keeps a statement that the returns service could not take, on disk before it resolves (T36): withdrawing must work
 * while the service is down. Rejects when it cannot be written.
 */
export async function keepStatement(kept: KeptStatement): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const draft = `${fileOf(kept.key)}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(kept))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, fileOf(kept.key))
}

async function sendOne(name: string): Promise<void> {
  const path = join(folder(), name)
  const { data: kept } = keptSchema.safeParse(parseJson(await readFile(path, 'utf8')))
  const site = kept && siteFromParams(kept)
  if (!site) return logLine('error', 'withdrawal-unreadable', { file: name })
  const { key, statedAt } = kept
  try {
    const { id } = await sendStatement(site, kept, null)
    // another instance with the same folder may have sent it too: the key makes it one statement
    await rm(path, { force: true })
    logLine('info', 'withdrawal-sent-later', { id, key, market: site.market, statedAt })
  } catch (error) {
    const { code, status } = error instanceof ReturnsError ? error : { code: String(error), status: FIRST_FAILURE }
    // the service has had it from the start, and only its answer was lost
    if (code === KEY_REUSED) return rm(path, { force: true })
    const isRefused = status < FIRST_FAILURE && status !== TOO_MANY
    // a person has to read it: it stays, and the log says so at each attempt
    logLine(isRefused ? 'error' : 'warn', 'withdrawal-kept', { key, code })
  }
}

/** Names of the files with statements; none where there is no folder. */
async function keptFiles(): Promise<string[]> {
  try {
    return (await readdir(folder())).filter((name) => name.endsWith(SUFFIX))
  } catch {
    return []
  }
}

let isSending = false

/** Sends all statements that are kept, one after another. Never rejects. */
async function sendKeptStatements(): Promise<void> {
  if (isSending) return
  isSending = true
  for (const name of await keptFiles())
    await sendOne(name).catch((error) =>
      logLine('error', 'withdrawal-unreadable', { file: name, reason: String(error) }),
    )
  isSending = false
}

/** At the start of the server: sends what is kept now, and every minute. */
export function startSendingStatements(): void {
  void sendKeptStatements()
  setInterval(sendKeptStatements, INTERVAL).unref()
}
