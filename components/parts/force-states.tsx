'use client'

import { useEffect } from 'react'

const STATES = /:(hover|focus-visible|active)/g

/** The rule once more, for elements inside `[data-force~=state]` instead of under a pointer. */
function forcedRule(rule: CSSRule): string | null {
  if (!(rule instanceof CSSStyleRule) || !rule.selectorText.match(STATES)) return null
  const selectors = rule.selectorText.split(',').flatMap((selector) => {
    const [state] = [...selector.matchAll(STATES)].map(([, name]) => name)
    return state ? [`[data-force~="${state}"] ${selector.replaceAll(STATES, '')}`] : []
  })
  return selectors.length > 0 ? `${selectors.join(',')}{${rule.style.cssText}}` : null
}

const rulesOf = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? rulesOf(rule.cssRules) : [rule]))

/** Shows states of pointer and key that a page cannot otherwise stand still in. */
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
