import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { classesWithoutRulesNow } from './class-rules'
import { expectNoLayoutShift } from './late-pictures'
import { readAs } from './reflow-problems'
import { expect, type Storefront, storefrontOf, test } from './shop-test'
import { expectLanguage } from './shop-walk'
import {
  expectLargeTargets,
  expectNoAxeProblems,
  expectReadable,
  expectValidDocument,
  VIEWPORTS,
  WIDTHS,
  type Width,
} from './state-checks'
import { translatorFor } from './translator-for'

export type Check = 'axe' | 'html' | 'reflow' | 'still' | 'targets'

/** The page and storefront of a visit. */
export type Visit = { page: Page; shop: Storefront; t: ReturnType<typeof translatorFor> }

type Step = (visit: Visit) => Promise<unknown>

/**
 * A screen in one state. It is reached from the previous state by `reach`, or opened at its own `path`. The checks that
 * are both in `checks` and in the plan of the storefront are made. `still` needs a `path`: it checks the loading.
 */
export type State = {
  name: string
  /** The only width at which it exists; by default both. */
  width?: Width
  /** The only markets in which it is visited; by default all. */
  markets?: MarketAlias[]
} & (
  | { reach: Step; checks: Exclude<Check, 'still'>[] }
  | { path: (shop: Storefront) => Promise<string>; settle?: Step; checks: Check[] }
)

/** Markets in which each check is made. Console and language are checked in every visit. */
export type Plan = Partial<Record<Check, MarketAlias[]>>

async function checkAt(width: Width, { page }: Visit, name: string, checks: Check[]): Promise<void> {
  await page.setViewportSize(VIEWPORTS[width])
  // Scroll to the top: axe reports content that the sticky header covers.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const what = `${name} (${width})`
  if (checks.includes('axe')) await expectNoAxeProblems(page, what)
  if (checks.includes('targets') && width === 'phone') await expectLargeTargets(page, what)
}

async function open(state: State, visit: Visit, checks: Check[], width: Width): Promise<void> {
  const { page, shop } = visit
  await page.setViewportSize(VIEWPORTS[width])
  if ('reach' in state) return void (await state.reach(visit))
  const address = shop.origin + (await state.path(shop))
  if (checks.includes('still')) await expectNoLayoutShift(page, address, `${state.name} (${width})`)
  else await page.goto(address)
  await state.settle?.(visit)
}

async function visitState(state: State, visit: Visit, checks: Check[]): Promise<void> {
  const { page, shop } = visit
  const [first = 'desktop', ...others] = state.width ? [state.width] : WIDTHS
  await open(state, visit, checks, first)
  await expectLanguage(page, shop)
  // Here, because style sheets of components loaded later are included.
  expect.soft(await classesWithoutRulesNow(page), `${state.name}: classes without rules`).toEqual([])
  if (checks.includes('html')) await expectValidDocument(page, state.name)
  await checkAt(first, visit, state.name, checks)
  for (const width of others) {
    // Load again, because layout shifts depend on the width at loading.
    if (checks.includes('still')) await open(state, visit, checks, width)
    await checkAt(width, visit, state.name, checks)
  }
  if (checks.includes('reflow')) await expectReadable(page, state.name, state.width)
  await readAs(page, null)
  await page.setViewportSize(VIEWPORTS[first])
}

/** Visits the states in one page, each with the checks that the plan has for this market. */
export async function visitStates(page: Page, market: MarketAlias, states: State[], plan: Plan): Promise<void> {
  const shop = storefrontOf(market)
  const visit = { page, shop, t: translatorFor(shop.lang) }
  for (const state of states.filter(({ markets }) => markets?.includes(market) ?? true)) {
    const checks = state.checks.filter((check) => plan[check]?.includes(market))
    await test.step(state.name, () => visitState(state, visit, checks))
  }
}
