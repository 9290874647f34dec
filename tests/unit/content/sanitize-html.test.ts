import { expect, it } from 'vitest'
import { sanitizeHtml } from '@/lib/content/sanitize-html'

const TAIL = 'target="_blank" rel="noopener noreferrer"'

it.each([
  ['<a href="/x" target="_blank">A</a>', `<a href="/x" ${TAIL}>A</a>`],
  ['<a href="/x" target="_BLANK" rel="opener">A</a>', '<a href="/x" rel="noopener noreferrer" target="_blank">A</a>'],
  ['<a href="/x" target="w">A</a>', '<a href="/x">A</a>'],
  ['<a href="/x" target="_top">A</a>', '<a href="/x">A</a>'],
  ['<a href="/x" target="">A</a>', '<a href="/x">A</a>'],
])('R-CMS-01 a link of an editor opens no window that reaches back: %s', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

it.each(['firstInteraction', 'currentScript', '__next_f', 'content-x'])(
  'R-CMS-01 an id of an editor is no name on window that scripts read: %s',
  (id) => {
    expect(sanitizeHtml(`<p id="${id}">A</p>`)).toBe(`<p id="content-${id}">A</p>`)
  },
)

it('R-CMS-01 a link to an id within a text still works', () => {
  expect(sanitizeHtml('<a href="#a">A</a><h2 id="a">A</h2><a href="#">Up</a>')).toBe(
    '<a href="#content-a">A</a><h2 id="content-a">A</h2><a href="#">Up</a>',
  )
})
