import { createHash } from 'node:crypto'
import type { RawAnswer } from './raw-request'

const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** All policies of a page as one text; browsers enforce each of them. */
export const policyOf = ({ headers }: RawAnswer): string => [headers['content-security-policy']].flat().join(', ')

/** Inline scripts that the page's policy allows neither by hash nor by nonce: browsers refuse to run them. */
export function refusedScripts(answer: RawAnswer): string[] {
  const policy = policyOf(answer)
  const scripts = [...answer.body.matchAll(INLINE)].filter(([, attributes]) => !attributes?.includes('json"'))
  const isAllowed = (attributes: string, text: string) => {
    const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1]
    if (nonce && policy.includes(`'nonce-${nonce}'`)) return true
    return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return scripts
    .filter(([, attributes = '', text = '']) => !isAllowed(attributes, text))
    .map(([, , text]) => text ?? '')
}
