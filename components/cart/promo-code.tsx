import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import { typedCodeStore } from '@/lib/cart/typed-code'
import styles from './promo-code.module.css'
import { PromoForm } from './promo-form'

/** The announcement of a change in this tab; a code set in another tab is shown without one. */
type News = { key: 'applied' | 'removed' | 'failed' | 'cartGone'; code: string } | null

function AppliedCode({ code, hasFocus, onNews }: { code: string; hasFocus: boolean; onNews: (news: News) => void }) {
  const t = useTranslations('promo')
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const removeRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the field that had the focus has disappeared
    if (hasFocus) removeRef.current?.focus()
  }, [hasFocus])
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await setPromoCode(shop, '')
    setBusy(false)
    onNews({ key: result.ok ? 'removed' : result.refusal.key === 'cartGone' ? 'cartGone' : 'failed', code })
  }
  return (
    <p className={styles.applied} aria-busy={isBusy || undefined}>
      <span className={styles.code}>
        <Icon name="check" size={16} />
        {code}
      </span>
      <button
        ref={removeRef}
        type="button"
        className="text-link text-link--touch"
        aria-label={t('removeName', { code })}
        onClick={remove}
      >
        {t('remove')}
      </button>
    </p>
  )
}

/** The promo code of the cart, or a collapsed field to enter one (R-CART-14). */
export function PromoCode({ code }: { code: string | null }) {
  const t = useTranslations('promo')
  const id = useId()
  const shop = useShop()
  const { text, refusal } = useStore(typedCodeStore(shop))
  // open when the shopper left a code in the field of another page
  const [isOpen, setOpen] = useState(text !== '')
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (refusal) setOpen(true)
  }, [refusal])
  const [news, setNews] = useState<News>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  // clear the announcement when the code has been removed or replaced since
  if (news?.key === 'applied' && news.code.toUpperCase() !== code?.toUpperCase()) setNews(null)
  const tell = (next: News) => {
    setNews(next)
    if (next?.key !== 'removed') return
    setOpen(false)
    // the pressed button disappears with the code
    requestAnimationFrame(() => toggleRef.current?.focus())
  }
  return (
    <div className={styles.promo}>
      {code ? (
        <AppliedCode code={code} hasFocus={news?.key === 'applied'} onNews={tell} />
      ) : (
        <>
          <button
            ref={toggleRef}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setOpen(!isOpen)
              setPressed(true)
            }}
          >
            {t('toggle')}
            <Icon name="chevron-down" size={16} />
          </button>
          <div id={id} hidden={!isOpen}>
            {isOpen ? (
              <PromoForm takesFocus={isPressed} onApplied={(applied) => tell({ key: 'applied', code: applied })} />
            ) : null}
          </div>
        </>
      )}
      {/* a failed removal is visible here, because there is no field to show it */}
      <p
        role="status"
        className={news?.key === 'failed' || news?.key === 'cartGone' ? styles.problem : 'visually-hidden'}
      >
        {news ? t(news.key, { code: news.code }) : null}
      </p>
    </div>
  )
}
