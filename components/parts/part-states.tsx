import type { getTranslations } from 'next-intl/server'
import { PayMark } from '@/components/checkout/payment/pay-mark'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldFrame } from '@/components/ui/field-frame'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { RadioChoices, WaitingChoices } from '@/components/ui/radio-choices'
import { SelectField } from '@/components/ui/select-field'
import { BusyButton } from './busy-button'
import { PartPieces } from './part-pieces'
import { Forced, State } from './state'

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>

function Buttons({ t }: { t: Words }) {
  const pay = t('pay', { amount: '1 234,50' })
  return (
    <>
      <h3>Button</h3>
      <Forced part={() => <Button wide>{pay}</Button>} />
      <State name="busy">
        <BusyButton wide busyText={t('paying')}>
          {pay}
        </BusyButton>
      </State>
      <State name="disabled">
        <Button wide disabled>
          {pay}
        </Button>
      </State>
      <h3>Button, line, small</h3>
      <Forced
        part={() => (
          <Button variant="line" small>
            {t('retry')}
          </Button>
        )}
      />
      <State name="busy">
        <BusyButton variant="line" small>
          {t('retry')}
        </BusyButton>
      </State>
      <State name="disabled">
        <Button variant="line" small disabled>
          {t('retry')}
        </Button>
      </State>
      <h3>LinkButton</h3>
      <Forced part={() => <LinkButton href="#parts">{t('emptyLink')}</LinkButton>} />
      <h3>IconButton, text link</h3>
      <Forced part={() => <IconButton icon="close" label={t('back')} />} />
      <State name="disabled">
        <IconButton icon="close" label={t('back')} disabled />
      </State>
      <Forced
        part={() => (
          <Link href="#parts" className="text-link text-link--touch">
            {t('editCart')}
          </Link>
        )}
      />
    </>
  )
}

function Fields({ id, t }: { id: (name: string) => string; t: Words }) {
  return (
    <>
      <h3>Field</h3>
      <Forced part={(state) => <Field id={id(`field-${state}`)} label={t('fields.addressLine1')} />} />
      <State name="filled, hint">
        <Field
          id={id('filled')}
          label={t('fields.email')}
          hint={t('emailHint')}
          defaultValue="aino.yli-makela@example.com"
        />
      </State>
      <State name="invalid">
        <Field
          id={id('invalid')}
          label={t('fields.email')}
          error={t('problems.email', { tld: 'fi' })}
          defaultValue="aino@"
        />
      </State>
      <State name="disabled">
        <Field id={id('field-disabled')} label={t('fields.email')} disabled defaultValue="aino@example.com" />
      </State>
      <h3>Textarea</h3>
      <Forced
        part={(state) => (
          <FieldFrame id={id(`area-${state}`)} text={{ label: t('fields.addressLine2') }}>
            <textarea id={id(`area-${state}`)} />
          </FieldFrame>
        )}
      />
      <State name="disabled">
        <FieldFrame id={id('area-disabled')} text={{ label: t('fields.addressLine2') }}>
          <textarea id={id('area-disabled')} disabled />
        </FieldFrame>
      </State>
      <h3>SelectField</h3>
      <Forced
        part={(state) => (
          <SelectField id={id(`select-${state}`)} label={t('country')}>
            <option>Suomi</option>
          </SelectField>
        )}
      />
      <State name="invalid">
        <SelectField id={id('select-invalid')} label={t('country')} error={t('problems.country')}>
          <option>Suomi</option>
        </SelectField>
      </State>
      <State name="hint">
        <SelectField id={id('select-hint')} label={t('country')} hint={t('emailHint')}>
          <option>Suomi</option>
        </SelectField>
      </State>
      <State name="disabled">
        <SelectField id={id('select-disabled')} label={t('country')} disabled>
          <option>Suomi</option>
        </SelectField>
      </State>
    </>
  )
}

function Choices({ id, t }: { id: (name: string) => string; t: Words }) {
  const choices = [
    { value: 'a', label: 'Posti', notes: [t('arrives', { days: '24.11.' })], end: t('free') },
    { value: 'b', label: t('payment'), marks: <PayMark name="visa" /> },
  ]
  const radios = (name: string, rest: { error?: string; isBusy?: boolean; chosen?: string } = {}) => {
    const { chosen, ...props } = rest
    // `defaultChecked` applies to every radio button of the group; the browser keeps the last one
    return (
      <RadioChoices
        id={id(name)}
        legend={t('shipping')}
        choices={choices}
        input={{ name: id(name), ...(chosen ? { defaultChecked: true } : {}) }}
        {...props}
      />
    )
  }
  const box = (name: string, error?: string, isChecked = false, isDisabled = false) => (
    <Checkbox id={id(name)} error={error} defaultChecked={isChecked} disabled={isDisabled}>
      {t('problems.terms')}
    </Checkbox>
  )
  return (
    <>
      <h3>RadioChoices</h3>
      <Forced part={(state) => radios(`radio-${state}`)} />
      <State name="selected">{radios('radio-selected', { chosen: 'b' })}</State>
      <State name="invalid">{radios('radio-invalid', { error: t('problems.shipping') })}</State>
      <State name="busy">{radios('radio-busy', { isBusy: true })}</State>
      <State name="disabled">
        <fieldset disabled>{radios('radio-disabled')}</fieldset>
      </State>
      <State name="waiting">
        <WaitingChoices count={2} />
      </State>
      <h3>Checkbox</h3>
      <Forced part={(state) => box(`check-${state}`)} />
      <State name="selected">{box('check-selected', undefined, true)}</State>
      <State name="invalid">{box('check-invalid', t('problems.terms'))}</State>
      <State name="selected, invalid">{box('check-both', t('problems.terms'), true)}</State>
      <State name="disabled">{box('check-disabled', undefined, false, true)}</State>
      <State name="selected, disabled">{box('check-off', undefined, true, true)}</State>
    </>
  )
}

/** The components in one language, each in its states. */
export function PartStates({ lang, t }: { lang: string; t: Words }) {
  const id = (name: string) => `${lang}-${name}`
  return (
    <>
      <Buttons t={t} />
      <Fields id={id} t={t} />
      <Choices id={id} t={t} />
      <PartPieces t={t} />
    </>
  )
}
