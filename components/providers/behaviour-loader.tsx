'use client'

import { useEffect } from 'react'
import { TOUCHES } from '@/lib/browser/touches.mjs'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { useShop } from './use-shop'

const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Waits for the first touch of the page, then fetches what brings server-drawn markup to life.
 * A touch that came before this code is remembered by the script in the head, and so is a press on a part on its way;
 * one on an island is repeated as soon as React has taken over.
 */
export function BehaviourLoader() {
  const shop = useShop()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    let wait = new AbortController()
    const listen = (touches: readonly string[]) => {
      wait = new AbortController()
      for (const touch of touches)
        document.addEventListener(touch, wake, { capture: true, passive: true, signal: wait.signal })
    }
    function wake() {
      wait.abort()
      import('./run-behaviours').then(
        ({ runBehaviours }) => {
          if (!isOver) stop = runBehaviours(shop)
        },
        (error) => {
          // the next press asks again, and an old one is not repeated by surprise
          if (window.kajoTouch) window.kajoTouch.press = null
          if (!isOver) listen(PRESSES)
          reloadOrReport(error, { type: 'load', component: 'behaviours' })
        },
      )
    }
    const memory = window.kajoTouch
    if (memory) {
      memory.isAwake = true
      if (memory.press?.hasAttribute('data-island')) {
        memory.press.click()
        memory.press = null
      }
    }
    if (memory?.isTouched) wake()
    else listen(TOUCHES)
    return () => {
      isOver = true
      wait.abort()
      stop()
    }
  }, [shop])
  return null
}
