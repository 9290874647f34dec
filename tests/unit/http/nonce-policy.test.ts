import { createHash } from 'node:crypto'
import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'
import { readEnv } from '@/lib/config/env'
import { handle } from '@/lib/middleware/handle'

const PROVIDER = 'https://checkout.provider.example'
const ENV = readEnv({ PROVIDER_ORIGINS: `${PROVIDER},https://*.cdn.example`, IMAGE_URL: 'https://img.example.com' })

async function answerOf(path: string, headers: Record<string, string> = {}, env = ENV) {
  const given = { host: 'fi.localhost:3000', ...headers }
  const { headers: answered } = await handle(new NextRequest(`http://localhost:3000${path}`, { headers: given }), env)
  return {
    policy: answered.get('content-security-policy') ?? '',
    passedOn: answered.get('x-middleware-request-content-security-policy'),
    permissions: answered.get('permissions-policy'),
    overridden: answered.get('x-middleware-override-headers')?.split(',') ?? [],
  }
}

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []
const nonceOf = (policy: string) => /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1]
const HEAD_HASH = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`

it.each(['/kassa', '/checkout/confirm'])('every response of %s has its own nonce', async (path) => {
  const answers = await Promise.all([answerOf(path), answerOf(path)])
  const nonces = answers.map(({ policy }) => nonceOf(policy))
  expect(nonces.every(Boolean)).toBe(true)
  expect(new Set(nonces).size).toBe(2)
  for (const { policy, passedOn } of answers) expect(passedOn, 'Next reads the nonce from the request').toBe(policy)
})

it('allows the head script, the nonce and the providers only', async () => {
  const { policy, permissions } = await answerOf('/kassa')
  const providers = [PROVIDER, 'https://*.cdn.example']
  expect(directive(policy, 'script-src')).toEqual(["'self'", HEAD_HASH, `'nonce-${nonceOf(policy)}'`, ...providers])
  expect(directive(policy, 'frame-src')).toEqual(providers)
  expect(directive(policy, 'form-action')).toEqual(["'self'", ...providers])
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'http://localhost:4000', ...providers])
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://img.example.com', ...providers])
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'", ...providers])
  expect(directive(policy, 'font-src')).toEqual(["'self'", ...providers])
  expect(permissions, 'wallets in the frames of providers').toContain(
    `payment=(self "${PROVIDER}" "https://*.cdn.example")`,
  )
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(directive(policy, 'script-src').join(' ')).not.toMatch(/unsafe|\*(?!\.)|https:(?!\/\/)/)
})

it('allows the favourites service and no tracker', async () => {
  const env = readEnv({
    TRACKER_SCRIPT_ORIGINS: 'https://tag.example.com',
    TRACKER_DATA_ORIGINS: 'https://collect.example.com',
    FAVORITES_URL: 'https://likes.example.com/api',
  })
  const { policy } = await answerOf('/kassa', {}, env)
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://likes.example.com', 'http://localhost:4000'])
  expect(policy).not.toMatch(/tag\.example|collect\.example/)
})

it('R-ANALYTICS-01 with a tag manager it allows the container and what gets its data, but no script of other trackers', async () => {
  const env = readEnv({
    GTM_ID: 'GTM-ABC1234',
    TRACKER_SCRIPT_ORIGINS: 'https://tag.example.com',
    TRACKER_DATA_ORIGINS: 'https://collect.example.com',
  })
  const { policy } = await answerOf('/kassa', {}, env)
  const container = 'https://www.googletagmanager.com'
  expect(directive(policy, 'script-src')).toContain(container)
  expect(directive(policy, 'connect-src')).toEqual(expect.arrayContaining([container, 'https://collect.example.com']))
  expect(policy).not.toContain('tag.example')
})

it.each(['/', '/p/mekko', '/c/mekot', '/checkout/klarna-fail', '/no-such-page'])('%s has no nonce', async (path) => {
  expect(await answerOf(path)).toMatchObject({ policy: '', passedOn: null })
})

it.each(['/', '/kassa'])('%s ignores a policy sent by the visitor', async (path) => {
  const policy = "script-src 'nonce-dmlzaXRvcg=='"
  const answer = await answerOf(path, {
    'content-security-policy': policy,
    'content-security-policy-report-only': policy,
  })
  expect(String(answer.passedOn)).not.toContain('dmlzaXRvcg')
  expect(answer.overridden, 'Next drops a header that is not listed').not.toContain(
    'content-security-policy-report-only',
  )
  expect(answer.overridden.includes('content-security-policy')).toBe(path === '/kassa')
})
