import type { Page } from '@playwright/test'
import { rawRequest } from './raw-request'

/** Names as CSS modules make them: file, class, hash. */
const MODULE_CLASS = /^[\w-]+_[\w-]+__[\w-]{5}$/
const IN_RULES = /\.([\w-]+_[\w-]+__[\w-]{5})(?![\w-])/g

/** Style sheets an HTML document links, as their addresses. */
export const sheetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].flatMap(([tag]) => tag.match(/href="([^"]+)"/)?.[1] ?? []),
  ),
]

const unknownOf = (used: Iterable<string>, css: string): string[] => {
  const known = new Set([...css.matchAll(IN_RULES)].map(([, name]) => name))
  return [...new Set(used)].filter((name) => MODULE_CLASS.test(name) && !known.has(name))
}

/** Classes of the server's HTML that none of the sheets it links has a rule for: the part would be shown without its style. */
export async function classesWithoutRules(origin: string, path: string): Promise<string[]> {
  const { body } = await rawRequest(origin, path)
  const sheets = await Promise.all(sheetsIn(body).map(async (sheet) => (await rawRequest(origin, sheet)).body))
  const used = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  return unknownOf(used, sheets.join(''))
}

/** The same of the page as it stands, with what its parts have loaded since. */
export async function classesWithoutRulesNow(page: Page): Promise<string[]> {
  const { used, css } = await page.evaluate(() => ({
    used: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    css: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  }))
  return unknownOf(used, css)
}
