import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort, startMockProcess, untilReady } from './mock-process'
import { clientOf } from './search-fixture'

it('R-SEARCH-01 the mock backend serves the search and builds its indexes at the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kajo-search-'))
  const port = await freePort()
  const mock = startMockProcess({
    MOCK_LOG: '',
    MOCK_PORT: String(port),
    MOCK_PRODUCTS: '60',
    MOCK_STATE: join(folder, 'state.json'),
    MOCK_PICTURES: join(folder, 'pictures'),
  })
  try {
    await untilReady(mock)
    await expect.poll(mock.output, { timeout: 30_000 }).toContain('"message":"search is ready"')
    const { tree } = await clientOf(`http://127.0.0.1:${port}`).query.navigationTree()
    expect(tree.children.length).toBeGreaterThan(0)
  } finally {
    mock.child.kill()
    await mock.ended
    rmSync(folder, { recursive: true })
  }
})
