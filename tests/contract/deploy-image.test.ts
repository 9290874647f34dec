import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '@/lib/config/env'
import { commandOf, lastOf, readStages } from '@/scripts/image/read-stages.mjs'
import { MOCK_MEMORY } from '@/scripts/mock-memory.mjs'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const stages = readStages(dockerfile)
const RUNNING = ['shop', 'mock', 'varnish', 'nginx']
const running = stages.filter(({ name }) => RUNNING.includes(name))
const steps = stages.flatMap((stage) => stage.steps)

type Service = {
  image: string
  build?: { target: string }
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  profiles?: string[]
  environment?: Record<string, string>
}
const compose: { services: Record<string, Service> } = parse(readFileSync('deploy/compose.yaml', 'utf8'), {
  merge: true,
})
const services = Object.entries(compose.services)

describe('deploy/Dockerfile', () => {
  it('has no mistakes', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(running.map(({ name }) => name)).toEqual(RUNNING)
  })

  it('starts from images with a version, never from the latest', () => {
    const names = stages.map(({ name }) => name)
    for (const { from } of stages)
      expect(names.includes(from) || /^[a-z]+:(?!latest)[\w.-]+$/.test(from), from).toBe(true)
  })

  it('has the version of Node that .nvmrc names and package.json allows', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim()
    const images = stages.flatMap(({ from }) => (from.startsWith('node:') ? [from] : []))
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]))
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(engines.node).toContain(`>=${version}`)
  })

  it('limits the memory of the mock backend as `npm start` does', () => {
    const limits = Object.entries(MOCK_MEMORY).map(([name, value]) => `${name}=${value}`)
    expect(dockerfile).toContain(`ENV ${limits.join(' ')}\n`)
    expect(readFileSync('scripts/services.mjs', 'utf8')).toContain('...MOCK_MEMORY')
  })

  it.each(RUNNING)('%s does not run as root, has a health check and starts without a shell', (name) => {
    const stage = running.find((candidate) => candidate.name === name)
    if (!stage) throw new Error(`no stage ${name}`)
    expect(lastOf(stage, 'USER')).toMatch(/^(?!root|0(?::|$))[\w-]+:[\w-]+$/)
    expect(commandOf(lastOf(stage, 'HEALTHCHECK')).length).toBeGreaterThan(1)
    expect(commandOf(lastOf(stage, 'CMD')).length).toBeGreaterThan(1)
  })

  it('has no secrets, caches and package lists in its layers', () => {
    for (const { keyword, text } of steps) {
      expect(['ARG', 'ADD', 'MAINTAINER', 'ONBUILD', 'SHELL']).not.toContain(keyword)
      if (keyword === 'ENV') expect(text).not.toMatch(/secret|token|key|password/i)
      if (keyword === 'WORKDIR') expect(text).toMatch(/^\//)
      if (!text.includes('apt-get')) continue
      expect(text).toMatch(
        /apt-get update && apt-get install -y --no-install-recommends .* && rm -rf \/var\/lib\/apt\/lists\/\*/,
      )
      expect(text).not.toMatch(/sudo|upgrade/)
    }
    const kept = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
    expect(kept).toContain('*')
    expect(kept).toEqual(expect.arrayContaining(['**/.env*', '**/*.pem', '**/node_modules']))
  })
})

/** A value as compose reads it when no variable is set; the default of one may be another variable. */
const withDefaults = (value: string): string =>
  /\$\{/.test(value) ? withDefaults(value.replace(/\$\{\w+:-([^${}]*)\}/, '$1')) : value

describe('deploy/compose.yaml', () => {
  it('builds every running stage, and nothing else', () => {
    const targets = services.map(([, { build }]) => build?.target).filter((target) => target !== undefined)
    expect([...new Set(targets)].sort()).toEqual([...RUNNING].sort())
    expect(services.filter(([, { build }]) => build?.target === 'shop')).toHaveLength(2)
  })

  it('every service has a read-only file system and no capabilities; only nginx publishes ports', () => {
    for (const [name, service] of services) {
      expect([service.read_only, service.cap_drop], name).toEqual([true, ['ALL']])
      const open = (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))
      expect(open.length > 0, name).toBe(name === 'nginx')
    }
    expect(compose.services.mock?.profiles).toEqual(['mock'])
  })

  it('passes every variable of the shop on to it, except the port that the image has', () => {
    const known = [...readFileSync('lib/config/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(
      ([, name]) => name,
    )
    const given = Object.keys(compose.services['shop-one']?.environment ?? {})
    expect(known.filter((name) => name !== 'PORT').sort()).toEqual(given.sort())
  })

  it('gives the shops a valid environment without secrets', () => {
    const given = compose.services['shop-one']?.environment ?? {}
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        withDefaults(value.replace(/\$\{\w+:\?[^}]*\}/, 'a-secret-of-the-owner')),
      ]),
    )
    expect(readEnv(filled)).toMatchObject({ TRUSTED_PROXIES: 2, ASSETS_DIR: '/assets', DRAIN_DELAY: 4000 })
    for (const [name, value] of Object.entries(given)) {
      if (/SECRET|TOKEN|KEY/.test(name)) expect(value, name).toMatch(/^\$\{\w+:[?-]/)
    }
  })
})
