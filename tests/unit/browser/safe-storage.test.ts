// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { safeLocalStorage, safeSessionStorage } from '@/lib/browser/safe-storage'

const deny = () => {
  throw new DOMException('Access is denied', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('reads, writes and removes; each storage has its own keys', () => {
  expect(safeLocalStorage.write('a', '{"b":1}')).toBe(true)
  expect(safeLocalStorage.read('a')).toBe('{"b":1}')
  expect(safeLocalStorage.readJson('a')).toEqual({ b: 1 })
  expect(safeSessionStorage.read('a')).toBeNull()
  safeLocalStorage.remove('a')
  expect(safeLocalStorage.read('a')).toBeNull()
  expect(safeLocalStorage.readJson('a')).toBeUndefined()
})

it('a text that is not JSON has no JSON value', () => {
  sessionStorage.setItem('a', '{')
  expect(safeSessionStorage.readJson('a')).toBeUndefined()
})

it('blocked storage reads as empty, and a write returns false', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(deny)
  expect(safeLocalStorage.read('a')).toBeNull()
  expect(safeLocalStorage.readJson('a')).toBeUndefined()
  expect(safeLocalStorage.write('a', 'b')).toBe(false)
  expect(() => safeLocalStorage.remove('a')).not.toThrow()
})

it('accessing the storage property may throw', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny)
  expect(safeLocalStorage.read('a')).toBeNull()
  expect(safeLocalStorage.write('a', 'b')).toBe(false)
})
