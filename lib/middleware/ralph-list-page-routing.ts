import { joinRepeatedKeys } from '@/lib/list/list-query'
import type { Guard } from './guard'

/** Gives a list one address: filters a form without JavaScript repeats are joined by commas (R-LIST-01). */
export const ralphListPageRouting: Guard = ({ path, search }) => {
  const joined = joinRepeatedKeys(new URLSearchParams(search))
  return joined === null ? null : { redirect: path + joined, spelling: true }
}
