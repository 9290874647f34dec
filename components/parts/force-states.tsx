'use client'

import { useEffect } from 'react'

const STATES = /:(hover|focus-visible|active)/g
const CONTROLS = 'a, button, input, select, summary, textarea'

/** A copy of a hover, focus or active rule that applies inside `[data-force~=state]` instead; null for other rules. */
function forcedRule(rule: CSSRule): string | null {
  if (!(rule instanceof CSSStyleRule) || !rule.selectorText.match(STATES)) return null
  const [, state] = new RegExp(STATES.source).exec(rule.selectorText) ?? []
  // a rule for every element applies to every control here
  const rest = rule.selectorText.replaceAll(STATES, '') || CONTROLS
  // as one list, because a selector can contain a comma
  return `[data-force~="${state}"] :is(${rest}){${rule.style.cssText}}`
}

const rulesOf = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? rulesOf(rule.cssRules) : [rule]))

/** Displays hover, focus and active states permanently. */
export function ForceStates() {
  useEffect(() => {
    const forced = new CSSStyleSheet()
    for (const sheet of document.styleSheets) {
      for (const rule of rulesOf(sheet.cssRules)) {
        const text = forcedRule(rule)
        if (text) forced.insertRule(text, forced.cssRules.length)
      }
    }
    document.adoptedStyleSheets.push(forced)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== forced)
    }
  }, [])
  return null
}
