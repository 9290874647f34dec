/** Start of a chapter of the size guide: a heading and everything up to the next one. */
const CHAPTERS = /(?=<h[2-4][\s>])/
/** Heading and table at the start of a chapter; the text after them explains how to measure. */
const TABLE = /^<h[2-4][^>]*>[^<]*<\/h[2-4]>\s*<table[\s\S]*?<\/table>/
const ROW_HEAD = /<tr>\s*<t[hd][^>]*>([^<]*)<\/t[hd]>/g

/** Sizes of the rows: `38 / M` means the sizes 38 and M. */
const sizesOf = (table: string): Set<string> =>
  new Set([...table.matchAll(ROW_HEAD)].flatMap(([, head = '']) => head.split('/').map((size) => size.trim())))

/**
 * Reduces the size guide to one product (R-PDP-12). `table` is the table that contains most of its sizes, the first of
 * several; '' when no table contains any. `advice` is the text after that table and the chapters without a table.
 */
export function sizeTableFor(html: string, sizes: readonly string[]): { table: string; advice: string } {
  const chapters = html.split(CHAPTERS).map((chapter) => {
    const table = TABLE.exec(chapter)?.[0] ?? ''
    const known = sizesOf(table)
    return { table, text: chapter.slice(table.length), hits: sizes.filter((size) => known.has(size)).length }
  })
  const nothing = { table: '', text: '', hits: 0 }
  const best = chapters.reduce((most, next) => (next.hits > most.hits ? next : most), nothing)
  const general = chapters.filter(({ table }) => table === '').map(({ text }) => text)
  return { table: best.table, advice: [best.text, ...general].join('').trim() }
}
