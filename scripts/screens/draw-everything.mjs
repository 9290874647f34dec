/**
 * What waits undrawn below the fold has no boxes of its own: it is drawn now, for those who scroll there.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<void>}
 */
export const drawEverything = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
