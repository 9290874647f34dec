// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentNonce } from '@/lib/browser/document-nonce'
import { insertSnippet } from '@/lib/payment/insert-snippet'

const NONCE = 'bm9uY2U='

beforeEach(() => {
  const own = document.createElement('script')
  own.nonce = NONCE
  document.head.append(own)
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function inserted(html: string) {
  const element = document.createElement('div')
  document.body.append(element)
  insertSnippet(element, html)
  return element
}

describe('HTML of a provider', () => {
  it('inline scripts are inserted with the nonce of the document and run', () => {
    const element = inserted('<p>Form</p><script data-x="1">document.body.dataset.ran = "yes"</script>')
    const [script] = element.querySelectorAll('script')
    expect(script?.nonce).toBe(NONCE)
    expect(script?.dataset.x).toBe('1')
    expect(document.body.dataset.ran).toBe('yes')
  })

  it('script files get no nonce, so that the policy refuses them from foreign origins', () => {
    const element = inserted('<script src="https://evil.example/x.js" nonce="bm9uY2U="></script>')
    const [script] = element.querySelectorAll('script')
    expect(script?.nonce).toBe('')
    expect(script?.hasAttribute('nonce')).toBe(false)
    expect(script?.src).toBe('https://evil.example/x.js')
  })

  it.each([
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<META HTTP-EQUIV=refresh content=0>',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
  ])('%s is removed, wherever it is, and the rest is inserted', (tag) => {
    const element = inserted(
      `${tag}<div><p>Form</p>${tag}</div><svg><foreignObject>${tag}</foreignObject></svg><template>${tag}<template>${tag}</template></template>`,
    )
    expect(element.querySelector('p')?.textContent).toBe('Form')
    expect(element.innerHTML).not.toMatch(/<(?:meta|base|link)/i)
  })

  it('replaces the content of the element', () => {
    const element = inserted('<p>One</p>')
    insertSnippet(element, '<p>Two</p>')
    expect(element.textContent).toBe('Two')
  })

  it('without a nonce in the document, scripts get none', () => {
    document.head.replaceChildren()
    expect(documentNonce()).toBe('')
  })
})
