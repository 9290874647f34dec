import { describe, expect, it } from 'vitest'
import { addressGroup, clientAddress, shortAddress } from '@/lib/http/client-address.mjs'

describe('address of the visitor', () => {
  it.each([
    // Without proxies the header is whatever the visitor wrote.
    ['6.6.6.6', '192.0.2.1', 0, '192.0.2.1'],
    [undefined, '::ffff:192.0.2.1', 0, '192.0.2.1'],
    ['::ffff:c000:201', '10.0.0.1', 1, '192.0.2.1'],
    ['0:0:0:0:0:ffff:a00:1', '10.0.0.1', 1, '10.0.0.1'],
    ['6.6.6.6, 192.0.2.7', '10.0.0.1', 1, '192.0.2.7'],
    ['6.6.6.6, 192.0.2.7, 10.0.0.9', '10.0.0.1', 2, '192.0.2.7'],
    ['192.0.2.7:51234', '10.0.0.1', 1, '192.0.2.7'],
    ['[2001:db8::7]:51234', '10.0.0.1', 1, '2001:db8::7'],
    // A proxy was bypassed, or wrote nothing readable.
    ['6.6.6.6', '10.0.0.1', 2, '10.0.0.1'],
    ['6.6.6.6, unknown', '10.0.0.1', 1, '10.0.0.1'],
    [undefined, undefined, 1, 'unknown'],
  ])('header %s, connection %s, %i proxies: %s', (forwarded, socket, proxies, expected) => {
    expect(clientAddress(forwarded, socket, proxies)).toBe(expected)
  })

  it('counts an IPv6 network as one visitor', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(addressGroup('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(addressGroup('::1')).toBe('0:0:0:0::/64')
    expect(addressGroup('192.0.2.7')).toBe('192.0.2.7')
  })

  it('is shortened to a network for the log', () => {
    expect(shortAddress('192.0.2.77')).toBe('192.0.2.0/24')
    expect(shortAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
    expect(shortAddress('matti@kajo.test')).toBe('unknown')
  })
})
