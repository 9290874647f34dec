import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'
import { COOKIE } from '@/lib/config/constants'
import { isKnownScript } from '@/lib/http/known-scripts.mjs'

const SOURCE = readFileSync('node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js', 'utf8')
/** Text React writes into inline scripts, up to the arguments of a call. */
const snippet = (start: string): string => {
  const from = SOURCE.indexOf(`'${start}`)
  const text = SOURCE.slice(from + 1, SOURCE.indexOf("'\n", from))
  expect(from, `React no longer writes ${start}: renew REACT_FUNCTIONS in lib/http/known-scripts.mjs`).toBeGreaterThan(
    0,
  )
  return text.replaceAll('\\n', '\n').replace(/\$R[CRSX]\("$/, '')
}

describe('the policy of a page has the hashes of inline scripts of React and the framework', () => {
  it('for the functions of the installed version', async () => {
    const [move, reveal, styles, fail] = [snippet('$RS='), snippet('$RB='), snippet('$RM='), snippet('$RX=')]
    const blocks = [
      `${move}$RS("S:1","P:1")`,
      `${reveal}$RC("B:0","S:0")`,
      `${reveal}${styles}$RR("B:0","S:0",[["/a.css"]])`,
      `${styles}$RR("B:0","S:0",[])`,
      `${fail};$RX("B:0","digest")`,
      '$RC("B:1","S:1")',
      'self.__next_f.push([1,"0:[\\"$\\",\\"div\\"]\\n"])',
      'self.__next_f.push([3,"AAAA"])',
    ]
    for (const block of blocks)
      expect(await isKnownScript(block), `renew REACT_FUNCTIONS: ${block.slice(0, 60)}`).toBe(true)
    expect(SOURCE).toContain('"requestAnimationFrame(function(){$RT=performance.now()});"')
    expect(await isKnownScript('requestAnimationFrame(function(){$RT=performance.now()});')).toBe(true)
  })

  it('also of the shop’s head script, which reads the cookie of the customer type', async () => {
    expect(await isKnownScript(HEAD_SCRIPT)).toBe(true)
    expect(HEAD_SCRIPT).toContain(`${COOKIE.userType}=`)
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"x",alert("x"]))])',
    'self.__next_f.push([1,"x"]);alert(["x"])',
    'self.__next_f.push([2,{}])',
    '$RC("B:0",alert(1))',
    '$RC("B:0");alert("x")',
    '$RX=function(){alert(1)};$RX("B:0")',
    '$RC',
    `${HEAD_SCRIPT};alert(1)`,
    ' ',
  ])('and nothing else: %s', async (text) => {
    expect(await isKnownScript(text)).toBe(false)
  })
})
