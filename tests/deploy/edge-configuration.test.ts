import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeCertificate } from '@/scripts/cluster/certificate.mjs'
import { writeConfig } from '@/scripts/cluster/write-config.mjs'
import { freePort } from '@/scripts/free-port.mjs'
import { commandOf, lastOf, readStages } from '@/scripts/image/read-stages.mjs'
import { capture } from '@/scripts/run.mjs'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'kajo-edge-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The option of a command line that stands before this value, as often as it is given. */
const valuesOf = (command: string[], option: string) => command.filter((_, index) => command[index - 1] === option)

describe('the files of deploy/', () => {
  const stages = readStages(read('Dockerfile'))
  const varnish = stages.filter(({ name }) => name === 'varnish').flatMap((stage) => commandOf(lastOf(stage, 'CMD')))

  it('compile in Varnish with the options of its image', async () => {
    const own = path.resolve('deploy/varnish')
    const args = varnish
      .slice(1)
      .map((text) => text.replace('/etc/kajo', own).replace('/tmp/varnish', `${folder}/work`))
    const { code, output } = await capture('varnishd', ['-C', ...args.filter((text) => text !== '-F')])
    expect(code, output.slice(0, 1000)).toBe(0)
  })

  it('are a configuration nginx accepts, with the addresses of one machine', async () => {
    const tls = await makeCertificate(folder, ['localhost'])
    const [https, http, redirect] = [await freePort(), await freePort(), await freePort()]
    writeConfig(folder, { shops: [1, 2], varnish: 3, https, http, redirect }, { ...tls, pictures: null })
    const place = path.join(folder, 'nginx')
    const { code, output } = await capture('nginx', ['-t', '-p', place, '-c', path.join(place, 'nginx.conf')])
    expect(code, output).toBe(0)
  })

  it('keep search texts out of the log', () => {
    const conf = read('nginx/kajo.conf')
    const [, format = ''] = /log_format kajo([^;]*);/.exec(conf) ?? []
    expect(format).toContain('$logged_path')
    expect(format).not.toMatch(/\$(?:uri|request|request_uri|args|http_referer)\b/)
    const [, map = ''] = /map \$uri \$logged_path \{(.*?)\n\}/s.exec(conf) ?? []
    const hidden = [...map.matchAll(/"~([^"]*)"/g)].map(([, source = '']) => new RegExp(source))
    const isHidden = (address: string) => hidden.some((expression) => expression.test(address))
    const pages = ['', '/sv', '/fi/fi'].flatMap((place) => [`${place}/s/Aino`, `${place}/list/Aino`])
    const searched = [...pages, '/api/search/fi/sv/_/_QWlubw']
    expect(searched.filter(isHidden)).toEqual(searched)
    expect(['/s', '/list', '/c/s/x', '/c/list/x', '/p/s', '/api/list/fi/sv/_/c/mekot'].filter(isHidden)).toEqual([])
  })

  it('allow control of Varnish from its own machine only, and limit all of its memory', () => {
    expect(valuesOf(varnish, '-T')).toEqual(['127.0.0.1:6082'])
    expect(valuesOf(varnish, '-s').map((text) => text.replace(/malloc,\d+[mg]$/, 'malloc'))).toEqual([
      'main=malloc',
      'second=malloc',
      'Transient=malloc',
    ])
  })

  it('contain the fixed addresses of compose.yaml, because neither program resolves a name twice', () => {
    const { services, networks } = parse(read('compose.yaml'), { merge: true })
    const addressOf = (name: string) => services[name].networks.inside.ipv4_address
    const backends = read('varnish/backends.vcl')
    expect([...backends.matchAll(/\.host = "([^"]*)"/g)].map(([, host]) => host)).toEqual([
      addressOf('shop-one'),
      addressOf('shop-two'),
    ])
    expect(read('nginx/nginx.conf')).toContain(`server ${addressOf('varnish')}:6081;`)
    const [network, bits] = networks.inside.ipam.config[0].subnet.split('/')
    expect(backends).toContain(`"${network}"/${bits};`)
  })
})

describe('the limits of nginx', () => {
  const conf = read('nginx/kajo.conf')
  const expressions = [...conf.matchAll(/"~(\^\(\?<network>[^"]*)" \$network;/g)].map(
    ([, text = '']) => new RegExp(text),
  )
  const visitorOf = (address: string) =>
    expressions.map((expression) => expression.exec(address)?.groups?.network).find(Boolean) ?? address

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2:'],
    ['2001:db8:1:2::1', '2001:db8:1:2:'],
    ['2001:db8::1', '2001:db8'],
    ['::1', '::1'],
  ])('count %s as %s', (address, visitor) => {
    expect(expressions).toHaveLength(2)
    expect(visitorOf(address)).toBe(visitor)
  })

  it('count by visitor and apply to all addresses that cause work in the shop', () => {
    const zones = `${conf}\n${read('nginx/nginx.conf')}`.match(/limit_\w+_zone \S+/g) ?? []
    expect(zones).toHaveLength(3)
    for (const zone of zones) expect(zone).toMatch(/ \$visitor$/)
    const unlimited = read('nginx/site.conf')
      .split(/^location /m)
      .slice(1)
      .filter((block) => block.includes('proxy.conf') && !block.includes('limit_req'))
    expect(unlimited.map((block) => block.split('{')[0])).toEqual(['~ ^/(?:_next/static|cdn-cgi/image|fonts|icons)/ '])
  })
})
