import { describe, expect, it } from 'vitest'
import { judgeRevalidation, MESSAGE_LIFE } from '@/lib/cache/revalidation'
import { isSignedBy, sign } from '@/lib/http/signature'

const secret = 'a-secret-of-some-length'
const now = 1_795_000_000_000
const body = JSON.stringify({ tags: ['fi:product:mekko', 'se:list', 'se:list'], timestamp: now })
const bytes = (text: string) => new TextEncoder().encode(text)
const judge = (text: string, signature: string = sign(text, secret)) =>
  judgeRevalidation(bytes(text), signature, secret, now)

describe('signature', () => {
  it('is the hex HMAC-SHA256 of the raw body', () => {
    // RFC 4231, test case 2
    expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it.each([
    null,
    '',
    'zz',
    'abcd',
    sign(`${body} `, secret),
    sign(body, 'another-secret-1234'),
    `${sign(body, secret)}zz`,
    `${sign(body, secret)}00`,
    ` ${sign(body, secret)}`,
    sign(body, secret).toUpperCase(),
  ])('refuses %s', (given) => {
    expect(isSignedBy(body, given, secret)).toBe(false)
  })

  it('is checked over the bytes, not over decoded text', () => {
    const text = bytes('{"a":1}')
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...text])
    expect(isSignedBy(text, sign(text, secret), secret)).toBe(true)
    expect(isSignedBy(marked, sign(text, secret), secret)).toBe(false)
  })
})

describe('message', () => {
  it('is accepted when signed, fresh and well formed; each tag once, in one spelling', () => {
    expect(judge(body)).toEqual({ status: 200, tags: ['fi:product:mekko', 'se:list'] })
    expect(judge(JSON.stringify({ tags: ['se:product:klänning'], timestamp: now }))).toMatchObject({
      tags: ['se:product:kl%C3%A4nning'],
    })
  })

  it('is refused for its signature before its content is parsed', () => {
    expect(judge('not json', '').status).toBe(401)
    expect(judge(body, 'f'.repeat(64)).status).toBe(401)
  })

  it.each([
    'not json',
    '[]',
    '{}',
    JSON.stringify({ tags: [], timestamp: now }),
    JSON.stringify({ tags: [1], timestamp: now }),
    JSON.stringify({ tags: ['a'], timestamp: 'now' }),
    JSON.stringify({ tags: Array.from({ length: 101 }, String), timestamp: now }),
    // Half of a surrogate pair.
    JSON.stringify({ tags: ['fi:product:\ud800'], timestamp: now }),
    `\ufeff${body}`,
  ])('is malformed: %s', (text) => {
    expect(judge(text).status).toBe(400)
  })

  it.each([
    [-MESSAGE_LIFE, 200],
    [-MESSAGE_LIFE - 1, 401],
    [MESSAGE_LIFE, 200],
    [MESSAGE_LIFE + 1, 401],
  ])('%i ms away from now: %i', (offset, status) => {
    expect(judge(JSON.stringify({ tags: ['a'], timestamp: now + offset })).status).toBe(status)
  })
})
