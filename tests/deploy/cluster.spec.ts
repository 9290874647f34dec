import { test } from '@/tests/support/cluster-test'
import { freshnessTests } from './cluster/freshness'
import { outageTests } from './cluster/outages'
import { poisoningTests } from './cluster/poisoning'
import { sharingTests } from './cluster/sharing'

// One file, so that one worker starts one cluster for all of them.
test.describe('nginx, Varnish, two shops and Redis', () => {
  sharingTests()
  freshnessTests()
  poisoningTests()
  outageTests()
})
