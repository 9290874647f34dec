import { describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/config/env'

describe('EDGE_PURGE_URLS', () => {
  it('is a list of http addresses, empty unless it is set', () => {
    expect(readEnv({}).EDGE_PURGE_URLS).toEqual([])
    expect(readEnv({ EDGE_PURGE_URLS: '' }).EDGE_PURGE_URLS).toEqual([])
    expect(readEnv({ EDGE_PURGE_URLS: 'http://127.0.0.1:6081/, https://edge.test/ban' }).EDGE_PURGE_URLS).toEqual([
      'http://127.0.0.1:6081/',
      'https://edge.test/ban',
    ])
  })

  it.each(['127.0.0.1:6081', 'ftp://edge.test/', 'http://edge.test/,nonsense', 'http://a b/'])(
    '%s is refused with a sentence',
    (text) => {
      expect(() => readEnv({ EDGE_PURGE_URLS: text })).toThrow(/EDGE_PURGE_URLS: address \d is not of the form/)
    },
  )

  it('with a password is refused, and the message does not contain it', () => {
    const read = () => readEnv({ EDGE_PURGE_URLS: 'http://purger:very-secret@edge.test/' })
    expect(read).toThrow('EDGE_PURGE_URLS: address 1')
    expect(read).not.toThrow('very-secret')
  })

  it('holds 32 addresses at most', () => {
    const text = Array.from({ length: 33 }, (_, index) => `http://10.0.0.${index}/`).join()
    expect(() => readEnv({ EDGE_PURGE_URLS: text })).toThrow('EDGE_PURGE_URLS: holds more than 32 addresses')
  })
})

it.each(['EDGE_PURGE_SECRET', 'METRICS_TOKEN'])('%s is at least 16 characters that are valid in a header', (name) => {
  expect(readEnv({ [name]: 'known-to-the-edge' })).toHaveProperty(name, 'known-to-the-edge')
  for (const value of ['short', 'sixteen letters with spaces', 'with-a-line-end\r\nx: y', 'ääkköset-ääkköset']) {
    const read = () => readEnv({ [name]: value })
    expect(read, value).toThrow(`${name}: must be at least 16 visible ASCII characters`)
    expect(read).not.toThrow(value)
  }
})

it('ASSETS_DIR is an absolute path', () => {
  expect(readEnv({ ASSETS_DIR: '/srv/assets' }).ASSETS_DIR).toBe('/srv/assets')
  expect(() => readEnv({ ASSETS_DIR: 'assets' })).toThrow('ASSETS_DIR: must be an absolute path')
})

it('DRAIN_DELAY is at most a minute, in ms', () => {
  expect(readEnv({}).DRAIN_DELAY).toBe(0)
  for (const value of ['-1', '60001', '1.5', 'soon'])
    expect(() => readEnv({ DRAIN_DELAY: value }), value).toThrow('DRAIN_DELAY')
})
