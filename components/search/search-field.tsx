import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLoad } from '@/components/providers/use-load'
import { CloseIcon } from '@/components/ui/close-icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { SearchIcon } from '@/components/ui/search-icon'
import { SEARCH_MAX_LENGTH, tidySearchText } from '@/lib/routing/search-text'
import styles from './search-field.module.css'
import type { ListState, SearchPanel, SearchPanelHandle } from './search-panel'

const NO_LIST: ListState = {}

/** The panel, loaded when the search is opened. The form works without it. */
function useSearchPanel(isWanted: boolean): typeof SearchPanel | undefined {
  return useLoad(isWanted ? 'panel' : null, () => import('./search-panel'), 'search-panel').data?.SearchPanel
}

/** The text of the field, and whether the focus is in the search; both may date from before hydration. */
function useEntry() {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isActive, setActive] = useState(false)
  useEffect(() => {
    setText(input.current?.value ?? '')
    setActive(box.current?.contains(document.activeElement) === true)
  }, [])
  return { box, input, text, setText, isActive, setActive }
}

/**
 * The search field as a combobox (WAI-ARIA 1.2): a plain form, with suggestions below it when the panel has loaded.
 * Text typed before hydration stays in the field.
 */
export function SearchField({ action }: { action: string }) {
  const t = useTranslations('searchField')
  const common = useTranslations('common')
  const { box, input, text, setText, isActive, setActive } = useEntry()
  const closeButton = useRef<HTMLButtonElement>(null)
  const panel = useRef<SearchPanelHandle>(null)
  const [list, setList] = useState(NO_LIST)
  /** Counts the searches, because each one starts with an empty panel. */
  const [round, setRound] = useState(0)
  const Panel = useSearchPanel(isActive)
  // React renders `autofocus` on the server only; the browser focuses the field by it when the sheet opens
  useEffect(() => input.current?.setAttribute('autofocus', ''), [input])
  const focus = () => input.current?.focus()
  const clear = () => {
    setText('')
    focus()
  }
  const submit = (event: FormEvent) => {
    if (!panel.current) return
    event.preventDefault()
    panel.current.submit()
  }
  const leave = () => {
    // A sheet that closes with the focus inside returns the focus to its button. Here the next page must get it.
    input.current?.blur()
    closeButton.current?.click()
    setText('')
    setList(NO_LIST)
    setRound(round + 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to focus events of its controls
    <div
      ref={box}
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => setActive(currentTarget.contains(relatedTarget))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know the `search` element */}
      <form role="search" action={action} className={styles.head} onSubmit={submit}>
        <button type="submit" className={iconButton.button} aria-label={t('open')}>
          <SearchIcon />
        </button>
        <input
          ref={input}
          type="text"
          name="q"
          data-testid="search-input"
          className={styles.input}
          role="combobox"
          aria-label={t('label')}
          aria-expanded={list.listId !== undefined}
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          placeholder={t('label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
          autoFocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => panel.current?.onKeyDown(event)}
        />
        {text === '' ? null : (
          <button type="button" className={`text-link text-link--touch ${styles.clear}`} onClick={clear}>
            {t('clear')}
          </button>
        )}
        <button
          ref={closeButton}
          type="button"
          className={iconButton.button}
          popoverTarget="search"
          popoverTargetAction="hide"
          aria-label={common('close')}
        >
          <CloseIcon />
        </button>
      </form>
      {Panel ? (
        <Panel
          key={round}
          ref={panel}
          text={tidySearchText(text)}
          isActive={isActive}
          onList={setList}
          onLeave={leave}
          onFocusLost={focus}
        />
      ) : null}
    </div>
  )
}
