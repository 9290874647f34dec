import { fieldValue, filterEntries, type ListQuery } from '@/lib/list/list-query'

/** The chosen filters as hidden fields, for forms of other controls. */
export function FilterFields({ query }: { query: ListQuery }) {
  return filterEntries(query)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => <input key={key} type="hidden" name={key} value={values.map(fieldValue).join(',')} />)
}
