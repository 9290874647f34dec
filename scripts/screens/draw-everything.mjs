/**
 * Renders content below the fold that `content-visibility` skips, so that it has boxes.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<void>}
 */
export const drawEverything = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
