// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { AWAKE_SCRIPT } from '@/lib/browser/awake-script.mjs'

it.each([
  ['a plain visit', '', 'navigate', false],
  ['a reload', '', 'reload', true],
  ['the way back', '', 'back_forward', true],
  ['a link into the page', '#newsletter', 'navigate', true],
])('%s (%s %s) is laid out from the beginning: %s', (_, hash, type, isAwake) => {
  window.history.replaceState(null, '', `/${hash}`)
  document.documentElement.removeAttribute('data-awake')
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  new Function(AWAKE_SCRIPT)()
  expect(document.documentElement.hasAttribute('data-awake')).toBe(isAwake)
  vi.unstubAllGlobals()
})
