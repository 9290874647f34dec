// Consent, and the pages after an order as a guest finds them.
import { expect } from '@playwright/test'
import { toPage } from './account-screens.mjs'
import { go, hydrate } from './acts.mjs'

const WIDTHS = [390, 1440]

const PATHS = {
  returns: {
    fi: '/rekisteröi-palautus',
    se: '/registrera-retur',
    no: '/registrere-retur',
    dk: '/registrer-returnering',
  },
  withdrawal: { fi: '/peruuta-sopimus', se: '/ångra-avtalet', no: '/angre-avtalen', dk: '/fortryd-aftale' },
  tracking: { fi: '/seuraa-tilausta', se: '/spåra-beställning', no: '/følg-bestilling', dk: '/følg-ordre' },
  complaint: { fi: '/reklamaatio', se: '/reklamation', no: '/reklamasjon', dk: '/reklamation' },
  cookies: { fi: '/evästeet', se: '/cookies', no: '/informasjonskapsler', dk: '/cookies' },
}

const open = (name) => async (stage) => {
  await go(stage, PATHS[name][stage.market])
  await hydrate(stage.page)
}

/** The form for the first of her own orders that the page offers. */
const ofOwnOrder = (name) => async (stage) => {
  const { page } = stage
  await toPage(0)(stage)
  await open(name)(stage)
  await page.locator('main li button').first().click()
  await expect(page.locator('main form textarea, main form select, main input[type="checkbox"]').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

export const AFTER_ORDER_SCREENS = [
  {
    name: 'consent-banner',
    widths: WIDTHS,
    isAsked: true,
    act: ({ page }) => expect(page.locator('#consent-title')).toBeVisible(),
  },
  {
    name: 'consent-choice',
    widths: WIDTHS,
    isAsked: true,
    act: async ({ page }) => {
      await page.locator('section[aria-labelledby="consent-title"] > button').click()
      await expect(page.locator('#consent-dialog[open]')).toBeVisible()
    },
  },
  { name: 'cookies', widths: WIDTHS, act: open('cookies') },
  { name: 'returns', widths: WIDTHS, act: open('returns') },
  { name: 'returns-order', widths: WIDTHS, isWhole: true, act: ofOwnOrder('returns') },
  { name: 'withdrawal', widths: WIDTHS, isWhole: true, act: open('withdrawal') },
  { name: 'tracking', widths: WIDTHS, act: open('tracking') },
  { name: 'complaint', widths: WIDTHS, act: open('complaint') },
  { name: 'complaint-order', widths: WIDTHS, isWhole: true, act: ofOwnOrder('complaint') },
]
