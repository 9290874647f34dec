import { useEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { fetchSuggestions, type SuggestedPhrase, type Suggestions } from '@/lib/search/fetch-suggestions'

/** Debounce of typing, in ms. */
const DEBOUNCE = 120
/** Delay before the placeholder is shown, in ms. */
const SLOW_AFTER = 300

type State = {
  suggestions: Suggestions | null
  /** When these suggestions were requested, in ms of `performance.now()`. */
  requestedAt: number
  isSlow: boolean
  hasFailed: boolean
}

const NOTHING: State = { suggestions: null, requestedAt: 0, isSlow: false, hasFailed: false }
const NO_PHRASES: readonly SuggestedPhrase[] = []

/**
 * Suggestions for a text, fetched when the text changes and when the focus returns to the search. Earlier suggestions
 * stay until the new ones have arrived; an answer to an older text is dropped. `popular` holds the phrases of the
 * answer to the empty text.
 */
export function useSuggestions(text: string, isActive: boolean): State & { popular: readonly SuggestedPhrase[] } {
  const shop = useShop()
  const [state, setState] = useState(NOTHING)
  const [popular, setPopular] = useState(NO_PHRASES)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  useEffect(() => {
    // closing the keyboard of a phone may remove the focus: do not drop the answer
    if (!isActive) return
    cancel.current()
    let isOver = false
    const put = (change: Partial<State>) => {
      clearTimeout(slow)
      if (!isOver) setState((before) => ({ ...before, isSlow: false, ...change }))
    }
    const slow = setTimeout(() => put({ isSlow: true }), SLOW_AFTER)
    const request = () => {
      const requestedAt = performance.now()
      void fetchSuggestions(shop, text).then(
        (suggestions) => {
          if (text === '') setPopular(suggestions.phrases)
          put({ suggestions, requestedAt, hasFailed: false })
        },
        () => put({ suggestions: null, hasFailed: true }),
      )
    }
    const ask = setTimeout(request, text === '' ? 0 : DEBOUNCE)
    cancel.current = () => {
      isOver = true
      clearTimeout(slow)
      clearTimeout(ask)
    }
  }, [shop, text, isActive])
  return { ...state, popular }
}
