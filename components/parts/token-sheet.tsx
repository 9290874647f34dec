import { readTokens, type Token } from '@/components/parts/read-tokens'
import styles from './parts.module.css'

const KINDS = [
  { name: 'Colour', pattern: /^(#|rgb)/, property: 'background' },
  { name: 'Space', pattern: /^\d+px$/, property: 'inline-size' },
  { name: 'Type', pattern: /rem$/, property: 'font-size' },
] as const

const rule = ({ name }: Token, property: string): string => `[data-token="${name}"]{${property}:var(${name})}`

function Kind({ kind, tokens }: { kind: (typeof KINDS)[number]; tokens: readonly Token[] }) {
  return (
    <section>
      <h2 className="serif d-24">{kind.name}</h2>
      <ul className={styles.tokens} data-kind={kind.name}>
        {tokens.map((token) => (
          <li key={token.name}>
            <span data-token={token.name}>{kind.name === 'Type' ? 'Kajo' : null}</span>
            <code>{token.name}</code> {token.value}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The variables of tokens.css that a channel's theme may set; those without a sample are listed. */
export async function TokenSheet() {
  const tokens = await readTokens()
  const groups = KINDS.map((kind) => ({ kind, tokens: tokens.filter(({ value }) => kind.pattern.test(value)) }))
  const shown = new Set(groups.flatMap((group) => group.tokens))
  const css = groups.flatMap((group) => group.tokens.map((token) => rule(token, group.kind.property))).join('')
  return (
    <>
      <style>{css}</style>
      {groups.map((group) => (
        <Kind key={group.kind.name} {...group} />
      ))}
      <section>
        <h2 className="serif d-24">Others</h2>
        <ul className={styles.tokens}>
          {tokens
            .filter((token) => !shown.has(token))
            .map(({ name, value }) => (
              <li key={name}>
                <code>{name}</code> {value}
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
