import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import grid from '@/components/ui/field-grid.module.css'
import { Segments } from '@/components/ui/segments'
import { SelectField } from '@/components/ui/select-field'
import type { Account } from '@/lib/account/account'
import { GENDERS, type Settings, settingsOf, settingsSchema } from '@/lib/account/settings'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { saveSettings } from '@/lib/flows/save-settings'
import { countryName } from '@/lib/market/country-name'
import { MARKET_ALIASES } from '@/lib/market/market-table'
import styles from './settings.module.css'
import { TextSetting } from './text-setting'

const TYPES = ['PERSON', 'ORGANIZATION'] as const

/** The formats depend on the country and the customer type, which the form contains. */
const resolver: Resolver<Settings> = (values, context, options) =>
  zodResolver(settingsSchema(values))(values, context, options)

function useSettingsForm(account: Account) {
  const shop = useShop()
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  const form = useForm<Settings>({
    defaultValues: settingsOf(account, shop.config.site.market),
    resolver,
    mode: 'onTouched',
  })
  const { handleSubmit, formState } = form
  const send = handleSubmit(async (settings) => {
    setOutcome(null)
    try {
      await saveSettings(shop, settings)
      setOutcome('saved')
    } catch (error) {
      setOutcome('failed')
      reloadOrReport(error, { type: 'send', component: 'account-settings' })
    }
  })
  const submit = (event: FormEvent) => (formState.isSubmitting ? event.preventDefault() : void send(event))
  return { form, submit, outcome }
}

/** Name, address, gender, newsletter and customer type (R-ACCOUNT-03). What was typed stays when saving fails. */
export function SettingsForm({ account }: { account: Account }) {
  const t = useTranslations('account.settings')
  const texts = useTranslations('checkout')
  const types = useTranslations('checkout.customerTypes')
  const { site } = useShopConfig()
  const { form, submit, outcome } = useSettingsForm(account)
  const { control, register, setValue, formState } = form
  const customerType = useWatch({ control, name: 'customerType' })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.quiet}>{t('email', { email: account.email })}</p>
      <Segments
        legend={texts('customerType')}
        choices={TYPES.map((value) => ({ value, label: types(value) }))}
        chosen={customerType}
        onChoose={(value) => setValue('customerType', value, { shouldDirty: true })}
      />
      <div className={grid.fields}>
        <TextSetting name="company" form={form} />
        <TextSetting name="organisationId" form={form} />
        <div className={grid.half}>
          <TextSetting name="firstName" form={form} />
        </div>
        <div className={grid.half}>
          <TextSetting name="lastName" form={form} />
        </div>
        <TextSetting name="addressLine1" form={form} />
        <TextSetting name="careOf" form={form} />
        <TextSetting name="addressLine2" form={form} />
        <TextSetting name="entryCode" form={form} />
        <div className={grid.third}>
          <TextSetting name="zip" form={form} />
        </div>
        <div className={grid.twoThirds}>
          <TextSetting name="city" form={form} />
        </div>
        <SelectField id="country" label={texts('country')} autoComplete="off" {...register('country')}>
          {MARKET_ALIASES.map((market) => (
            <option key={market} value={market}>
              {countryName({ market, lang: site.lang })}
            </option>
          ))}
        </SelectField>
        <TextSetting name="mobile" form={form} />
        <TextSetting name="identityNumber" form={form} />
        <SelectField id="gender" label={t('gender')} autoComplete="off" {...register('gender')}>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox id="newsletter-setting" {...register('newsletter')}>
        {t('newsletter')}
      </Checkbox>
      <div className={styles.end}>
        <Button type="submit" busy={formState.isSubmitting} busyText={t('saving')}>
          {t('save')}
        </Button>
        <p role="status">{outcome === 'saved' ? t('saved') : null}</p>
        <p role="alert" className={styles.alert}>
          {outcome === 'failed' ? t('notSaved') : null}
        </p>
      </div>
    </form>
  )
}
