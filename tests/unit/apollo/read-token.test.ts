import { expect, it } from 'vitest'
import { readToken } from '@/lib/apollo/read-token'

const storage = (value: string | null) => ({ getItem: () => value })

it('R-GQL-02 takes the token from the cookie, else from local storage', () => {
  expect(readToken('a=1; apollo-token=from%2Ecookie', storage('stored'))).toBe('from.cookie')
  expect(readToken('a=1; not-apollo-token=x', storage('stored'))).toBe('stored')
  expect(readToken('apollo-token=', storage(null))).toBeNull()
})

it('R-GQL-02 does without storage that is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError')
    },
  }
  expect(readToken('', forbidden)).toBeNull()
  expect(readToken('', null)).toBeNull()
})
