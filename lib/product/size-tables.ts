/** A table of the size guide with its heading, as the editor wrote it: `<h2>…</h2><table>…</table>`. */
const TABLE = /<h[2-4][^>]*>[^<]*<\/h[2-4]>\s*<table[\s\S]*?<\/table>/g
const ROW_HEAD = /<tr>\s*<t[hd][^>]*>([^<]*)<\/t[hd]>/g

/** What the rows are about: `38 / M` stands for the sizes 38 and M. */
const sizesOf = (table: string): Set<string> =>
  new Set([...table.matchAll(ROW_HEAD)].flatMap(([, head = '']) => head.split('/').map((size) => size.trim())))

/**
 * Cuts the size guide to one product (R-PDP-12): the table that knows most of its sizes, the earlier of two that know as
 * many, and the text around the tables. `table` is '' when no table knows any.
 */
export function sizeTableFor(html: string, sizes: readonly string[]): { table: string; advice: string } {
  const scored = [...html.matchAll(TABLE)].map(([table]) => {
    const known = sizesOf(table)
    return { table, hits: sizes.filter((size) => known.has(size)).length }
  })
  const best = scored.reduce((most, next) => (next.hits > most.hits ? next : most), { table: '', hits: 0 })
  return { table: best.table, advice: html.replace(TABLE, '').trim() }
}
