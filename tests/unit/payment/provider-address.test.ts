import { expect, it } from 'vitest'
import { isProviderAddress } from '@/lib/payment/provider-address'

const ORIGINS = ['https://pay.example.com', 'https://*.example.net', 'http://localhost:4000']

it.each([
  ['https://pay.example.com/session/1', true],
  ['https://checkout.example.net/x', true],
  ['https://eu.checkout.example.net/x', true],
  ['http://localhost:4000/payments/swish/1', true],
  ['http://pay.example.com/', false],
  ['https://pay.example.com:8443/', false],
  ['https://example.net/', false],
  ['https://checkout.example.net:8443/', false],
  ['http://checkout.example.net/', false],
  ['https://example.net.evil.test/', false],
  ['https://evilexample.net/', false],
  ['https://user:secret@pay.example.com/', false],
  ['javascript:alert(1)', false],
  ['/checkout', false],
])('a payment page at %s: %s', (address, isAllowed) => {
  expect(isProviderAddress(address, ORIGINS)).toBe(isAllowed)
})
