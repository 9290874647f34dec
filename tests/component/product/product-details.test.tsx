// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ProductDetails } from '@/components/product/product-details'
import styles from '@/components/product/product-details.module.css'
import type { Site } from '@/lib/market/site'
import { mapProduct } from '@/lib/product/map-product'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

/** Renders the details of a product with these texts. */
function draw(site: Site, texts: { text1: string; text2: string; text3: string }) {
  const model = mapProduct(product({ texts }))
  if (!model) throw new Error('The fixture cannot be sold')
  renderInShop(<ProductDetails site={site} product={model} sizeGuideId={null} />, makeShop({}, { site }).shop, 'sv')
}

const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

it.each<[string, Site, string]>([
  ['a domain', { market: 'se', lang: 'sv', mode: 'domain' }, ''],
  ['the second language of a domain', { market: 'fi', lang: 'sv', mode: 'domain' }, '/sv'],
  ['a preview', { market: 'se', lang: 'sv', mode: 'path' }, '/se/sv'],
])('R-PDP-01 links in the texts of editors stay on the site: %s', (_name, site, prefix) => {
  draw(site, {
    text1: '<p>Se <a href="/c/klänningar">klänningar</a></p>',
    text2: '<p><a href="/b/bik?sort=PRICE#top">Bik</a> <a href="https://elsewhere.test/x">tyget</a></p>',
    text3: '<p><a href="/storleksguide">storleksguide</a></p>',
  })
  expect(hrefOf('klänningar')).toBe(`${prefix}/c/kl%C3%A4nningar`)
  expect(hrefOf('Bik')).toBe(`${prefix}/b/bik?sort=PRICE#top`)
  expect(hrefOf('storleksguide')).toBe(`${prefix}/storleksguide`)
  expect(hrefOf('tyget')).toBe('https://elsewhere.test/x')
})

it('R-PDP-01 texts of editors have numbered lists, headings, and space between blocks at every level', () => {
  // the style sheet with the class names that the component gets
  const own = readFileSync('components/product/product-details.module.css', 'utf8')
  const sheet = own.replace(/\.([a-z][\w-]*)/gi, (rule, name: string) => (styles[name] ? `.${styles[name]}` : rule))
  document.head.innerHTML = `<style>${readFileSync('app/styles/base.css', 'utf8')}${sheet}</style>`
  draw(
    { market: 'se', lang: 'sv', mode: 'domain' },
    {
      text1: '',
      text2:
        '<h2>Mått</h2><div><p>Ett</p><p>Två</p><ol><li>Tvätta</li></ol></div><ul><li>Ull</li></ul><h3>Skötsel</h3>',
      text3: '',
    },
  )
  const text = screen.getByText('Mått').parentElement
  const styleOf = (selector: string) => getComputedStyle(text?.querySelector(selector) ?? document.body)
  expect(['ol', 'ul'].map((list) => styleOf(list).listStyleType)).toEqual(['decimal', 'disc'])
  expect(['p + p', 'p + ol', 'div + ul', 'h2'].map((block) => styleOf(block).marginTop)).toEqual([
    ...['12px', '12px', '12px'],
    '0px',
  ])
  for (const heading of ['h2', 'h3']) expect(styleOf(heading).font).toContain('var(--serif)')
})
