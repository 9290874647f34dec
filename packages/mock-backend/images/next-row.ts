import { LRUCache } from 'lru-cache'

/** Product cards in a row of the widest grid. */
const ROW = 4
/** Enough for several hundred list pages. */
const MOST_FILES = 20_000

export type NextRow = {
  /** Stores the card pictures of a list that was returned, in list order. */
  listed: (files: readonly string[]) => void
  /** The pictures of the next row after `file` in the last list with it; empty for other pictures. */
  after: (file: string) => readonly string[]
}

/** Predicts which pictures are requested next: those of the next row in a list. */
export function createNextRow(): NextRow {
  const following = new LRUCache<string, readonly string[]>({ max: MOST_FILES })
  return {
    listed(files) {
      for (const [i, file] of files.entries()) following.set(file, files.slice(i + 1, i + 1 + ROW))
    },
    after: (file) => following.get(file) ?? [],
  }
}
