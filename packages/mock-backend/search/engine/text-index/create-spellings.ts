import MiniSearch from 'minisearch'

/** An index of folded words that finds them by prefix and with typing errors. */
export function createSpellings() {
  const stems = new Map<string, string>()
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  const find = (word: string, options: { prefix: boolean } | { fuzzy: number }): string[] =>
    index.search(word, options).map(({ id }) => String(id))

  return {
    /** Stems by spelling. */
    stems: stems as ReadonlyMap<string, string>,
    add: (spelling: string, stem: string): void => {
      if (stems.has(spelling)) return
      stems.set(spelling, stem)
      index.add({ id: spelling })
    },
    startingWith: (beginning: string): string[] => find(beginning, { prefix: true }),
    /** Spellings within a number of edits; two swapped letters count as two edits. */
    near: (word: string, edits: number): string[] => find(word, { fuzzy: edits }),
  }
}

export type Spellings = Pick<ReturnType<typeof createSpellings>, 'stems' | 'startingWith' | 'near'>
