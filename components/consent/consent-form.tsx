'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { type ConsentChoice, NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { allAsked, askedPurposes } from '@/lib/consent/stored-data'
import styles from './consent-form.module.css'

type ConsentFormProps = {
  /** Start of the ids, because the page and the dialog may both be in the document. */
  id: string
  onSaved: () => void
}

/** Each purpose of this shop with its checkbox, none ticked before a choice, and a yes and a no to all of them. */
export function ConsentForm({ id, onSaved }: ConsentFormProps) {
  const t = useTranslations('consent')
  const shop = useShop()
  const hasContainer = Boolean(shop.config.container)
  const stored = useShopState(({ consent }) => consent.choice)
  const [changed, setChanged] = useState<Partial<ConsentChoice>>({})
  const choice = { ...NOTHING_ALLOWED, ...stored, ...changed }
  const save = (chosen: ConsentChoice) => {
    saveConsent(shop, chosen)
    setChanged({})
    onSaved()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(choice)
      }}
    >
      <p className={styles.fixed}>
        <b>{t('purposes.necessary.name')}</b>
        <span className={styles.always}>{t('always')}</span>
        <span>{t('purposes.necessary.text')}</span>
      </p>
      {askedPurposes(hasContainer).map((purpose) => (
        <Checkbox
          key={purpose}
          id={`${id}-${purpose}`}
          checked={choice[purpose]}
          onChange={({ target }) => setChanged({ ...changed, [purpose]: target.checked })}
        >
          <b>{t(`purposes.${purpose}.name`)}</b>
          <br />
          {t(`purposes.${purpose}.text`)}
        </Checkbox>
      ))}
      <div className={styles.act}>
        <Button variant="line" small type="submit">
          {t('save')}
        </Button>
        <Button variant="line" small onClick={() => save(NOTHING_ALLOWED)}>
          {t('reject')}
        </Button>
        <Button variant="line" small onClick={() => save(allAsked(hasContainer))}>
          {t('accept')}
        </Button>
      </div>
    </form>
  )
}
