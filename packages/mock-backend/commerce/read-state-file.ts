import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { emptyShop, FIRST_ORDER } from './empty-shop'
import { logLine } from './http/log-line'
import { applyChange, shopChangeSchema } from './shop-change'
import { type ShopData, shopDataSchema } from './shop-records'

/** `size`: bytes up to the end of the last complete line; 0 when the file must be rewritten. */
type StateFile = { data: ShopData; size: number }

const NEWLINE = 0x0a

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0)
    throw error
  }
}

/** The parsed JSON of a line; undefined when it is not JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** An order number greater than every order number in an unreadable file. */
function nextOrderAfter(text: string): number {
  const numbers = [...text.matchAll(/"(?:orderId|nextOrder)":"?(\d{1,12})\b/g)].map((match) => Number(match[1]) + 1)
  return numbers.reduce((highest, each) => Math.max(highest, each), FIRST_ORDER)
}

function putAside(file: string, text: string): StateFile {
  const aside = `${file}.unreadable-${Date.now()}`
  renameSync(file, aside)
  logLine('error', 'state file is unreadable and was put aside; the shop opens empty', { file, aside })
  return { data: { ...emptyShop(), nextOrder: nextOrderAfter(text) }, size: 0 }
}

/** Applies the readable lines; returns the number of unreadable ones. */
function replay(data: ShopData, lines: string[]): number {
  let unreadable = 0
  for (const line of lines) {
    const change = shopChangeSchema.safeParse(parseLine(line))
    if (change.success) applyChange(data, change.data)
    else unreadable += 1
  }
  return unreadable
}

/**
 * Reads the state file: the first line is a snapshot, each further line a change. An incomplete last line is ignored,
 * because its change was never answered. Other unreadable lines are skipped, and the file is copied. A file without
 * a readable snapshot is renamed. Throws when the file cannot be read.
 */
export function readStateFile(file: string): StateFile {
  const bytes = bytesOf(file)
  if (bytes.length === 0) return { data: emptyShop(), size: 0 }
  const text = bytes.toString('utf8')
  const [snapshot = '', ...changes] = text.split('\n')
  const parsed = shopDataSchema.safeParse(parseLine(snapshot))
  if (!parsed.success) return putAside(file, text)
  const unfinished = changes.pop()
  if (unfinished)
    logLine('error', 'unfinished last line of the state file ignored', { file, length: unfinished.length })
  const unreadable = replay(parsed.data, changes)
  if (unreadable > 0) {
    const aside = `${file}.unreadable-${Date.now()}`
    copyFileSync(file, aside)
    logLine('error', 'unreadable lines of the state file ignored; a copy was put aside', { file, aside, unreadable })
    return { data: parsed.data, size: 0 }
  }
  return { data: parsed.data, size: bytes.lastIndexOf(NEWLINE) + 1 }
}
