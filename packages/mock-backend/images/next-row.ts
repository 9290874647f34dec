import { LRUCache } from 'lru-cache'

/** Cards in a row of the widest grid. */
const ROW = 4
/** Some hundred pages of lists. */
const MOST_FILES = 20_000

export type NextRow = {
  /** A list was answered: its card pictures in their order. */
  listed: (files: readonly string[]) => void
  /** The pictures that follow `file` in the list that was answered last; none for any other picture. */
  after: (file: string) => readonly string[]
}

/** Knows which pictures a shopper who looks at one will see next (the next row of a list). */
export function createNextRow(): NextRow {
  const following = new LRUCache<string, readonly string[]>({ max: MOST_FILES })
  return {
    listed(files) {
      for (const [i, file] of files.entries()) following.set(file, files.slice(i + 1, i + 1 + ROW))
    },
    after: (file) => following.get(file) ?? [],
  }
}
