import { describe, expect, it } from 'vitest'
import { CLUSTER_PACKAGES, installCommand } from '@/scripts/system-packages.mjs'

describe('packages of the system', () => {
  it('returns null when no package is missing', () => {
    expect(installCommand(CLUSTER_PACKAGES, () => true)).toBeNull()
  })

  it('returns a command that installs only the missing packages', () => {
    const command = installCommand(CLUSTER_PACKAGES, (file) => !/varnishd|brotli/.test(String(file)))
    expect(command).toBe(
      'apt-get update && apt-get install -y --no-install-recommends varnish libnginx-mod-http-brotli-filter',
    )
  })
})
