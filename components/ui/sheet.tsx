'use client'

import { type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react'
import { CloseIcon } from './close-icon'
import iconButton from './icon-button.module.css'
import { lockPage, unlockPage } from './lock-page'
import styles from './sheet.module.css'
import { useShopRouter } from './use-shop-router'

const LAYERS = 'a, aside, header, main, footer, [popover]'

const elementsBeside = (element: HTMLElement): HTMLElement[] =>
  [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element,
  )

/** Siblings of the sheet and of its ancestors; of the children of the body only those that match LAYERS. */
function layersBeside(sheet: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = []
  let element = sheet
  for (; element.parentElement && element.parentElement !== document.body; element = element.parentElement)
    beside.push(...elementsBeside(element))
  return [...beside, ...elementsBeside(element).filter((layer) => layer.matches(LAYERS))]
}

/** Makes everything outside an open sheet inert. Returns a cleanup function. */
function isolate(sheet: HTMLElement): () => void {
  const layers = layersBeside(sheet)
  for (const layer of layers) layer.inert = true
  lockPage()
  return () => {
    // closing a sheet that was opened from another one must not enable the page
    const below = layers.find((layer) => layer.matches(':popover-open'))
    for (const layer of below ? [below] : layers) layer.inert = false
    if (!below) unlockPage()
  }
}

/**
 * Keeps the focus in an open sheet and closes it after a navigation. `foldsSteps`: closing it also closes the `details`
 * elements in it.
 */
function useSheet(foldsSteps: boolean) {
  const sheet = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const release = useRef<(() => void) | null>(null)
  const { pathname } = useShopRouter()

  const take = (element: HTMLElement) => {
    release.current ??= isolate(element)
    if (!element.contains(document.activeElement)) closeButton.current?.focus()
  }
  const giveBack = () => {
    release.current?.()
    release.current = null
  }
  // before it closes: the browser then returns the focus to the opener, which must not be inert
  const onBeforeToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (target === currentTarget && newState === 'closed') giveBack()
  }
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return
    if (newState === 'open') take(currentTarget)
    else if (foldsSteps) for (const step of currentTarget.getElementsByTagName('details')) step.open = false
  }
  const takeIfOpen = useEffectEvent(() => {
    if (sheet.current?.matches(':popover-open')) take(sheet.current)
  })
  const close = useEffectEvent(() => {
    if (release.current && sheet.current?.isConnected) sheet.current.hidePopover()
    giveBack()
  })
  // the sheet may have been opened before hydration
  useEffect(() => takeIfOpen(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes what lay over the page before
  useEffect(() => () => close(), [pathname])
  return { sheet, closeButton, onBeforeToggle, onToggle }
}

type SheetProps = {
  id: string
  title: string
  /** Name of the close button; a sheet without one is closed by a button among its children. */
  closeLabel?: string
  place?: 'left' | 'center' | 'top'
  /**
   * `menu`: full width on phones, with a title in the style of the shop's name. `panel`: full width on phones with a
   * fixed head; expanded parts stay expanded.
   */
  look?: 'menu' | 'panel'
  children: ReactNode
}

/** A panel that any `popoverTarget` button opens, also without JavaScript. */
export function Sheet({ id, title, closeLabel, place = 'left', look, children }: SheetProps) {
  const { sheet, closeButton, onBeforeToggle, onToggle } = useSheet(look !== 'panel')
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className={styles.sheet}
      data-place={place}
      data-look={look}
      role="dialog"
      aria-labelledby={closeLabel && `${id}-title`}
      aria-label={closeLabel ? undefined : title}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
    >
      {closeLabel ? (
        <div className={styles.head}>
          <h2 className={`serif ${place === 'center' ? 'd-32' : 'd-24'}`} id={`${id}-title`}>
            {title}
          </h2>
          <button
            ref={closeButton}
            type="button"
            className={iconButton.button}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <CloseIcon />
          </button>
        </div>
      ) : null}
      {children}
    </div>
  )
}
