import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Problems that axe finds against WCAG 2.2 AA on the current page, one text for each element. */
export async function axeProblems(page: Page): Promise<string[]> {
  const runOnly = { type: 'tag', values: TAGS } as const
  const builder = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  // without frames the results need no merging on a second page, which takes longer than the check itself
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
