import { describe, expect, it } from 'vitest'
import { comingDay } from '@/lib/product/coming-day'
import { productSections } from '@/lib/product/product-sections'
import { sizeTableFor } from '@/lib/product/size-tables'

const fact = (name: string, value: string) => ({ name, label: `${name}:`, value })
const texts = { short: '', long: '', extra: 'Normaali mitoitus' }

describe('R-PDP-01 parameters by group', () => {
  const parameterGroups = [
    { id: 1, name: 'Väri', parameters: [fact('Color', 'Musta'), fact('Pattern', 'Raidallinen')] },
    { id: 2, name: 'Materiaali', parameters: [fact('Composition', '100 % villaa'), fact('Care', 'Tuuleta.')] },
    { id: 3, name: 'Istuvuus', parameters: [fact('Fit', 'Väljä'), fact('Measure', '72 cm')] },
    { id: 4, name: 'Hoito', parameters: [fact('CareSymbol.wash-30', 'Konepesu 30 °C')] },
    { id: 9, name: 'Muuta', parameters: [fact('Season', 'Syksy')] },
  ]

  it('shows material, care and fit in their sections, and an unknown group in its own', () => {
    const sections = productSections({ parameterGroups, texts })
    expect(sections.material.map(({ name }) => name)).toEqual(['Pattern', 'Composition'])
    expect(sections.care).toBe('Tuuleta.')
    expect(sections.careMarks).toEqual([{ symbol: 'wash-30', text: 'Konepesu 30 °C' }])
    expect(sections.fit.map(({ value }) => value)).toEqual(['Väljä', '72 cm'])
    expect(sections.fitText).toBe('Normaali mitoitus')
    expect(sections.others.map(({ name }) => name)).toEqual(['Muuta'])
  })

  it('shows other facts of the fit group in the section on fit, so that no heading is repeated', () => {
    const [, , fit] = parameterGroups
    const pockets = { id: 3, name: 'Istuvuus', parameters: [...(fit?.parameters ?? []), fact('Details', 'Taskut')] }
    const sections = productSections({ parameterGroups: [pockets], texts })
    expect(sections.fit.map(({ value }) => value)).toEqual(['Väljä', '72 cm', 'Taskut'])
    expect(sections.others).toEqual([])
  })

  it('shows the care once', () => {
    expect(productSections({ parameterGroups, texts: { ...texts, extra: 'Tuuleta.' } }).fitText).toBe('')
    const care = [{ id: 2, name: 'Materiaali', parameters: [fact('Care', 'Pese & tuuleta.')] }]
    const extra = '<p>Pese &amp; tuuleta.</p>'
    expect(productSections({ parameterGroups: care, texts: { ...texts, extra } }).fitText, 'as HTML').toBe('')
  })
})

describe('R-PDP-12 the size guide of one product', () => {
  const table = (title: string, ...sizes: string[]) =>
    `<h2>${title}</h2><table><thead><tr><th scope="col">Koko</th></tr></thead><tbody>${sizes
      .map((size) => `<tr><th scope="row">${size}</th><td>1</td></tr>`)
      .join('')}</tbody></table>`
  const html = `<h2>Näin mittaat</h2><p>Suorassa.</p>${table('Vaatteet', '34 / XS', '36 / S', '38 / M', '40 / L')}${table('Kengät', '36', '37', '38', '39', '40')}`

  it('shows the table that contains the sizes', () => {
    expect(sizeTableFor(html, ['XS', 'S', 'M']).table).toContain('Vaatteet')
    expect(sizeTableFor(html, ['34', '36', '38', '40']).table).toContain('Vaatteet')
    expect(sizeTableFor(html, ['36', '37', '38', '39']).table).toContain('Kengät')
  })

  it('has the advice without the other tables', () => {
    expect(sizeTableFor(html, ['S']).advice).toBe('<h2>Näin mittaat</h2><p>Suorassa.</p>')
  })

  it('has the measuring advice of this table only', () => {
    const guide = `${table('Vaatteet', 'S', 'M')}<p>Rinta.</p>${table('Kengät', '37', '38')}<p>Jalka.</p>`
    expect(sizeTableFor(guide, ['37', '38']).advice).toBe('<p>Jalka.</p>')
    expect(sizeTableFor(guide, ['S']).advice).toBe('<p>Rinta.</p>')
  })

  it('has no table for products of one size', () => {
    expect(sizeTableFor(html, ['One size']).table).toBe('')
  })
})

it.each([
  ['fi', '1. joulukuuta', '1.12.'],
  ['sv', '1 december', '1 dec.'],
  ['nb', '1. desember', '1. des.'],
  ['da', '1. december', '1. dec.'],
])('R-ROUTE-10 the first day of sale in %s, in full and where there is little room', (lang, full, short) => {
  const days = [comingDay(lang, '2026-12-01'), comingDay(lang, '2026-12-01', 'short')]
  expect(days).toEqual([full, short])
})
