import { expect, it } from 'vitest'
import { picturesBelow } from '@/lib/content/menu-pictures'

const picture = (href: string) => ({ file: 'a.webp', phoneFile: 'a.webp', href, text: 'A' })

it('a picture belongs to the entry with whose address its own begins', () => {
  const pictures = [picture('/c/vaatteet/neuleet'), picture('/c/vaatteet-ale/x'), picture('/c/kengat/nilkkurit')]
  expect(picturesBelow(pictures, '/c/vaatteet')).toEqual([pictures[0]])
  expect(picturesBelow(pictures, '/c/laukut')).toEqual([])
})
