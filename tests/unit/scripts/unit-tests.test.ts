import { describe, expect, it } from 'vitest'
import { hashFiles } from '@/scripts/hash-files.mjs'
import { inRoot } from '@/scripts/run.mjs'
import { chosenTests, havePackagesPassed } from '@/scripts/unit-tests.mjs'

describe('the Vitest files of a command', () => {
  const withoutDeploy = ['--exclude', 'tests/deploy/**']

  it('are in npm test those without a server of deploy/, and those of packages only after a change', () => {
    expect(chosenTests('everyday', false)).toEqual(withoutDeploy)
    expect(chosenTests('everyday', true)).toEqual([...withoutDeploy, '--exclude', 'packages/**'])
  })

  it('are all in the full run, and only those of the servers in test:deploy', () => {
    expect(chosenTests('full', true)).toEqual([])
    expect(chosenTests('deploy', false)).toEqual(['tests/deploy'])
  })
})

describe('the tests of packages have passed', () => {
  const results = (...files: [string, string][]) => ({
    testResults: files.map(([name, status]) => ({ name: inRoot(name), status })),
  })

  it('when all of them ran and passed, whatever the other tests did', () => {
    const studio: [string, string] = ['packages/picture-studio/tests/frame.test.ts', 'passed']
    expect(havePackagesPassed(results(studio, ['tests/unit/a.test.ts', 'failed']))).toBe(true)
    expect(havePackagesPassed(results(studio, ['packages/mock-backend/tests/a.test.ts', 'failed']))).toBe(false)
  })

  it('not when none of them ran', () => {
    expect(havePackagesPassed(results(['tests/unit/a.test.ts', 'passed']))).toBe(false)
  })
})

it('the hash of files changes with their names and contents, and leaves out what is missing or skipped', () => {
  const one = hashFiles(['package.json', 'no-such-file'])
  expect(hashFiles(['package.json'])).toBe(one)
  expect(hashFiles(['package.json', 'knip.json'], ['knip.json'])).toBe(one)
  expect(hashFiles(['knip.json'])).not.toBe(one)
  expect(hashFiles(['.ci'])).toBe(hashFiles(['.ci/run']))
})
