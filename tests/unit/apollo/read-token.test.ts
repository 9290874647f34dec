// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { readToken } from '@/lib/apollo/read-token'
import { removeCookie, writeCookie } from '@/lib/browser/cookies'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  removeCookie('apollo-token')
})

it('R-GQL-02 takes the token from the cookie, else from local storage', () => {
  expect(readToken()).toBeNull()
  writeCookie('not-apollo-token', 'x')
  localStorage.setItem('apollo-token', 'stored')
  expect(readToken()).toBe('stored')
  writeCookie('apollo-token', 'from=cookie')
  expect(readToken()).toBe('from=cookie')
})

it('R-GQL-02 there is no token when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(readToken()).toBeNull()
})
