import { describe, expect, it } from 'vitest'
import { type Messages, mergeMessages } from '@/lib/i18n/merge-messages'
import da from '@/messages/da.json'
import fi from '@/messages/fi.json'
import nb from '@/messages/nb.json'
import sv from '@/messages/sv.json'

const flat = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flat(value as Messages, `${path}${key}.`)
      : [[path + key, String(value)]],
  )

/** Names of the ICU arguments of a text; words inside plural branches are none. */
function argumentsOf(text: string): string {
  const found = new Set<string>()
  const open: ('choice' | 'text')[] = []
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '}') open.pop()
    if (text[index] !== '{') continue
    const match = /^\{\s*(\w+)\s*(,\s*(?:plural|select|selectordinal)\s*,)?/.exec(text.slice(index))
    const isBranch = open.at(-1) === 'choice'
    if (!isBranch && match?.[1]) found.add(match[1])
    open.push(!isBranch && match?.[2] ? 'choice' : 'text')
  }
  return [...found].sort().join()
}

describe('the four catalogues', () => {
  it('R-ROUTE-02 a key missing in another language has the Finnish message', () => {
    const merged = mergeMessages({ cart: { title: 'Ostoskori', empty: 'Tyhjä' } }, { cart: { title: 'Varukorg' } })
    expect(merged).toEqual({ cart: { title: 'Varukorg', empty: 'Tyhjä' } })
  })

  it('R-ROUTE-02 a precompiled message is replaced as a whole', () => {
    expect(mergeMessages({ a: ['x', ['count']] }, { a: ['y'] })).toEqual({ a: ['y'] })
  })

  it.each([
    ['sv', sv],
    ['nb', nb],
    ['da', da],
  ])('%s has the keys and arguments of the Finnish source', (_lang, catalogue) => {
    const source = new Map(flat(fi))
    const own = new Map(flat(catalogue))
    expect([...own.keys()].sort()).toEqual([...source.keys()].sort())
    const differing = [...source].filter(([key, text]) => argumentsOf(text) !== argumentsOf(own.get(key) ?? ''))
    expect(differing).toEqual([])
  })

  it('Norwegian is not Danish', () => {
    const danish = new Map(flat(da))
    const long = flat(nb).filter(([, text]) => text.split(' ').length >= 4)
    const same = long.filter(([key, text]) => danish.get(key) === text)
    expect(same.length / long.length).toBeLessThan(0.25)
  })

  it('the exact Finnish texts of the specification', () => {
    expect(fi.product.chooseSize).toBe('Sinun on ensin valittava koko')
    expect(fi.common.required).toBe('Tämä kenttä on pakollinen')
    expect(fi.common.mustFill).toBe('Tämä kenttä on täytettävä')
  })

  it.each([
    ['sv', sv],
    ['nb', nb],
    ['da', da],
  ])('%s: "show all" agrees with every category, also with mass nouns such as knitwear', (_lang, catalogue) => {
    expect(catalogue.layout.showAll).not.toMatch(/\ball[ae]\b|:/i)
    expect(catalogue.layout.showAll).toMatch(/ i \{name\}$/)
  })

  it('no text speaks of a garment, because bags and shoes are sold too', () => {
    const all = [...flat(sv), ...flat(nb)].filter(([, text]) => /plagg/i.test(text))
    expect(all).toEqual([])
  })

  it('R-ERROR-03 the generic text, word for word', () => {
    expect(fi.errors.generic).toBe(
      'Valitettavasti jotain meni pieleen. Yritä uudelleen ja ota yhteyttä asiakaspalveluun',
    )
  })
})
