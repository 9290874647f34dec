import type { FilterRow, ListFilters, PackedFilters } from './filter-types'
import { escapeText, unescapeText } from './list-query'

const FOLDED = '+'

const packRow = ([id, label, count, extra = '', isFolded]: FilterRow): string => {
  const parts = [id, label, String(count), extra, isFolded ? FOLDED : '']
  return parts.map(escapeText).join('~').replace(/~+$/, '')
}

function unpackRow(text: string): FilterRow {
  const [id = '', label = '', count = '', extra, folded] = text.split('~').map(unescapeText)
  const row: FilterRow = [id, label, Number(count) || 0]
  if (folded === FOLDED) return [row[0], row[1], row[2], extra || undefined, true]
  return extra ? [row[0], row[1], row[2], extra] : row
}

/** Packs filters for the browser, because quotes and brackets of JSON would double their size. */
export const packFilters = ({ groups, price }: ListFilters): PackedFilters => ({
  groups: groups.map(({ key, label, rows }) => ({ key, label, rows: rows.map(packRow).join(',') })),
  price,
})

export const unpackFilters = ({ groups, price }: PackedFilters): ListFilters => ({
  groups: groups.map(({ key, label, rows }) => ({
    key,
    label,
    rows: rows === '' ? [] : rows.split(',').map(unpackRow),
  })),
  price,
})
