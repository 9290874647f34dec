import MiniSearch from 'minisearch'

/** The folded words that shoppers may type, found by their beginning or in spite of typing errors. */
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
    /** Spellings at most so many letters away; two swapped letters count as two. */
    near: (word: string, edits: number): string[] => find(word, { fuzzy: edits }),
  }
}

export type Spellings = Pick<ReturnType<typeof createSpellings>, 'stems' | 'startingWith' | 'near'>
