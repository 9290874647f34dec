import { describe, expect, it } from 'vitest'
import { CLUSTER_PACKAGES, installCommand } from '@/scripts/system-packages.mjs'

describe('packages of the system', () => {
  it('a complete machine needs nothing', () => {
    expect(installCommand(CLUSTER_PACKAGES, () => true)).toBeNull()
  })

  it('names the command that installs what is missing, and nothing else', () => {
    const command = installCommand(CLUSTER_PACKAGES, (file) => !/varnishd|brotli/.test(String(file)))
    expect(command).toBe(
      'apt-get update && apt-get install -y --no-install-recommends varnish libnginx-mod-http-brotli-filter',
    )
  })
})
