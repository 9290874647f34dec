import { expect, it } from 'vitest'
import { shortClassName } from '@/build/short-class-names'

const at = (file: string) => ({ rootContext: '/shop', resourcePath: `/shop/${file}` })

it('a class is called the same wherever the shop is built, and unlike its namesake in another sheet', () => {
  const name = shortClassName(at('components/a.module.css'), 'card')
  expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/)
  expect(
    shortClassName({ rootContext: '/elsewhere', resourcePath: '/elsewhere/components/a.module.css' }, 'card'),
  ).toBe(name)
  expect(shortClassName(at('components/b.module.css'), 'card')).not.toBe(name)
  expect(shortClassName(at('components/a.module.css'), 'cards')).not.toBe(name)
})
