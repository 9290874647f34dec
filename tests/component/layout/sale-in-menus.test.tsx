// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CategoryMenu } from '@/components/layout/category-menu'
import type { MenuEntry } from '@/components/layout/menu-entries'
import { PhoneMenuSteps } from '@/components/layout/phone-menu-steps'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const ENTRIES: MenuEntry[] = [
  ['Nyheter', '/nyheter', []],
  ['Rea', '/sv/dc/hostrea', []],
]

afterEach(cleanup)

it.each([
  ['desktop', <CategoryMenu key="desktop" entries={ENTRIES} pictures={[]} />],
  ['phone', <PhoneMenuSteps key="phone" entries={ENTRIES} />],
])('a campaign stands out in the %s menu, its neighbours do not', (_width, menu) => {
  renderInShop(menu, makeShop().shop)
  expect(screen.getByRole('link', { name: 'Rea' }).hasAttribute('data-sale')).toBe(true)
  expect(screen.getByRole('link', { name: 'Nyheter' }).hasAttribute('data-sale')).toBe(false)
})
