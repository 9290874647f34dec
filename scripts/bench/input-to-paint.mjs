// Measures within the page the time from an input event to the frame that shows its effect.

/** Runs in every document before its scripts. Records the time of the last press and the durations of events in ms. */
function installClock() {
  const clock = { pressedAt: 0, events: [] }
  Object.assign(window, { benchClock: clock })
  window.addEventListener('pointerdown', ({ timeStamp }) => Object.assign(clock, { pressedAt: timeStamp }), true)
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) clock.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** @param {import('@playwright/test').BrowserContext} context */
export const withClock = (context) => context.addInitScript(installClock)

/**
 * Resolves with the time from the last press to the end of the first frame in which `expression` holds, in ms.
 * Called before the press; the page must be the same document afterwards.
 * @param {import('@playwright/test').Page} page @param {string} expression
 */
export const untilPainted = (page, expression) =>
  page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const isShown = new Function(`return ${text}`)
        const { port1, port2 } = new MessageChannel()
        // A message posted in an animation frame is delivered after that frame has been drawn.
        port1.onmessage = () => resolve(performance.now() - window.benchClock.pressedAt)
        const look = () =>
          window.benchClock.pressedAt && isShown() ? port2.postMessage(0) : requestAnimationFrame(look)
        window.benchClock.pressedAt = 0
        requestAnimationFrame(look)
      }),
    expression,
  )

/**
 * Performs an interaction and resolves to the duration of its longest event, from input to next paint, in ms (as INP
 * counts it). An interaction of less than 16 ms has no entry and counts as 16.
 * @param {import('@playwright/test').Page} page @param {() => Promise<void>} interact
 */
export async function longestEvent(page, interact) {
  await page.evaluate(() => {
    window.benchClock.events.length = 0
  })
  await interact()
  // Entries are delivered some frames after the paint.
  await page.waitForTimeout(1000)
  return page.evaluate(() => Math.max(16, ...window.benchClock.events))
}

/**
 * Throttles the processor of a page by the factor `rate`.
 * @param {import('@playwright/test').Page} page @param {number} rate
 */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
