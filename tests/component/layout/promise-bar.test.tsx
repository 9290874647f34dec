// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PromiseBar } from '@/components/layout/promise-bar'

afterEach(cleanup)

const itemOf = (label: string) => ({ id: label, label, href: '/leverans', targetBlank: false, children: [] })

it('R-PRICE-01 T17 a business reads in the bar that the limit of free delivery includes VAT', () => {
  const labels = ['Fri frakt över 699 kr', 'Fri retur i 14 dagar']
  const menu = { title: '', items: labels.map(itemOf) }
  render(<PromiseBar site={{ market: 'se', lang: 'sv', mode: 'domain' }} menu={menu} label="Löften" />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(labels)
  expect(links.map((link) => link.querySelector('.says-inc-vat')?.textContent)).toEqual([labels[0], undefined])
})

it('nothing in the bar moves by itself', () => {
  const css = readFileSync('components/layout/promise-bar.module.css', 'utf8')
  expect(css).not.toMatch(/animation|transition|@keyframes/)
})
