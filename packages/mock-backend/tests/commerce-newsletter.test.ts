import { expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const SUBSCRIBE = `mutation ($email: String!, $marketId: String) {
  subscribeToNewsletter(email: $email, marketId: $marketId)
}`

it('stores an address once per market, and refuses an invalid one', async () => {
  const commerce = fixtureCommerce()
  const ask = asking(commerce)
  expect((await ask(SUBSCRIBE, { email: 'Aino@kajo.test', marketId: 'se' })).data.subscribeToNewsletter).toBe(true)
  await ask(SUBSCRIBE, { email: 'aino@kajo.test', marketId: 'se' })
  await ask(SUBSCRIBE, { email: 'aino@kajo.test', marketId: 'dk' })
  expect(commerce.state.data.subscribers.map(({ email, market, lang }) => [email, market, lang])).toEqual([
    ['aino@kajo.test', 'se', 'sv'],
    ['aino@kajo.test', 'dk', 'da'],
  ])
  expect((await ask(SUBSCRIBE, { email: 'aino@' })).errors?.[0]?.extensions.code).toBe('INVALID_EMAIL')
  expect((await ask(SUBSCRIBE, { email: 'limited@kajo.test' })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
})
