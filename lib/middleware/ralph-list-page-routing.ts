import { joinRepeatedKeys } from '@/lib/list/list-query'
import type { Guard } from './guard'

/**
 * Redirects to the canonical address of a list: repeated filters of a form without JavaScript are joined by commas
 * (R-LIST-01).
 */
export const ralphListPageRouting: Guard = ({ path, search }) => {
  const joined = joinRepeatedKeys(new URLSearchParams(search))
  return joined === null ? null : { redirect: path + joined, spelling: true }
}
