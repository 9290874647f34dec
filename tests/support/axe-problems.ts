import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it stands, a sentence for each element. */
export async function axeProblems(page: Page): Promise<string[]> {
  const runOnly = { type: 'tag', values: TAGS } as const
  const builder = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  // without frames there is nothing to put together on a second page, which takes longer than the check itself
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
