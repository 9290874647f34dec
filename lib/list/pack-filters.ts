import type { FilterRow, ListFilters, PackedFilters } from './filter-schema'
import { escapeText, unescapeText } from './list-query'

const packRow = (row: FilterRow): string => row.map((part) => escapeText(String(part ?? ''))).join('~')

function unpackRow(text: string): FilterRow {
  const [id = '', label = '', count = '', extra] = text.split('~').map(unescapeText)
  const row: FilterRow = [id, label, Number(count) || 0]
  return extra ? [row[0], row[1], row[2], extra] : row
}

/** Filters as they travel: quotes and brackets around each value would weigh as much as the values. */
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
