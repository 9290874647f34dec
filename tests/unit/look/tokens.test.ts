import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEV_ROUTES } from '@/lib/routing/dev-routes'
import { matchSegments } from '@/lib/routing/match-route'

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.css')),
)

describe('variables that a theme may set', () => {
  it('R-MARKET-14 every colour goes through a token', () => {
    const raw = sheets
      .filter((sheet) => !sheet.endsWith('styles/tokens.css'))
      .flatMap((sheet) =>
        [...readFileSync(sheet, 'utf8').matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi)].map(
          ([colour]) => `${sheet}: ${colour}`,
        ),
      )
    expect(sheets.length).toBeGreaterThan(20)
    expect(raw).toEqual([])
  })

  it('R-MARKET-14 every token used is defined', () => {
    const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    const used = [...css.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name]) => name ?? '')
    // fonts are named by next/font on the document, the cart button is an anchor
    const missing = used.filter((name) => !defined.has(name) && !name.startsWith('--font-'))
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('pages for developers', () => {
  it('R-ROUTE-29 have no address outside development', () => {
    expect(DEV_ROUTES).toEqual([])
    expect(matchSegments('fi', ['parts'])?.route.name).toBe('content')
  })
})
