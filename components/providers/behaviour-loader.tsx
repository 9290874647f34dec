'use client'

import { useEffect } from 'react'
import { useShop } from './use-shop'

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel', 'focusin'] as const

/**
 * Waits for the first touch of the page, then fetches what brings server-drawn markup to life.
 * Until a part is ready, a press on it is kept and repeated.
 */
export function BehaviourLoader() {
  const shop = useShop()
  useEffect(() => {
    const wait = new AbortController()
    let stop = () => {}
    const wake = () => {
      wait.abort()
      const kept = new AbortController()
      let pressed: HTMLElement | null = null
      // a press on a part that is on its way; links, form fields and buttons of popovers work by themselves
      const keep = ({ target }: Event) => {
        const button =
          target instanceof Element ? target.closest<HTMLElement>('[data-behaviour] button:not([popovertarget])') : null
        if (button && !button.closest('[data-ready]')) pressed = button
      }
      document.addEventListener('click', keep, { capture: true, signal: kept.signal })
      stop = () => kept.abort()
      import('./run-behaviours').then(({ runBehaviours }) => {
        if (kept.signal.aborted) return
        kept.abort()
        stop = runBehaviours(shop)
        pressed?.click()
      })
    }
    for (const touch of TOUCHES)
      document.addEventListener(touch, wake, { capture: true, passive: true, signal: wait.signal })
    return () => {
      wait.abort()
      stop()
    }
  }, [shop])
  return null
}
