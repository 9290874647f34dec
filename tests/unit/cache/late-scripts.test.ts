import { expect, it } from 'vitest'
import { START_SCRIPT } from '@/lib/browser/start-script.mjs'
import { withLateScripts } from '@/lib/cache/late-scripts.mjs'

const CHUNK = '/_next/static/chunks/app/%5Bmarket%5D/layout-1.js'
const page = (head: string) =>
  `<html><head>${head}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>` +
  `<script src="${CHUNK}" async=""></script></head><body><script src="/other.js" async=""></script>` +
  '<script>f.push("<script src=\\"/_next/static/chunks/a.js\\" async=\\"\\">")</script>' +
  '<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script></body></html>'
const STARTER = `<script>${START_SCRIPT}</script>`

it('sets the framework’s scripts aside, and nothing else', () => {
  expect(withLateScripts(page(STARTER))).toBe(
    `<html><head>${STARTER}<script data-src="${CHUNK}" async=""></script></head><body>` +
      '<script src="/other.js" async=""></script>' +
      '<script>f.push("<script src=\\"/_next/static/chunks/a.js\\" async=\\"\\">")</script>' +
      '<script data-src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script></body></html>',
  )
})

it('leaves a page alone that has nothing to start them with', () => {
  const data = `<script type="application/ld+json">${START_SCRIPT}</script>`
  for (const head of ['', data]) expect(withLateScripts(page(head))).toBe(page(head))
})
