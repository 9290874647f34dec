import type { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { RadioChoices, WaitingChoices } from '@/components/ui/radio-choices'
import { SelectField } from '@/components/ui/select-field'
import { BusyButton } from './busy-button'
import styles from './parts.module.css'

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>

/** States a pointer or a key makes; `ForceStates` draws them for elements inside. */
const FORCED = ['hover', 'focus-visible', 'active'] as const

function State({ name, force, children }: { name: string; force?: string; children: ReactNode }) {
  return (
    <div className={styles.state} data-force={force}>
      <p>{name}</p>
      {children}
    </div>
  )
}

/** A part at rest and under pointer and key. */
const Forced = ({ part }: { part: (id: string) => ReactNode }) => (
  <>
    <State name="rest">{part('rest')}</State>
    {FORCED.map((force) => (
      <State key={force} name={force} force={force}>
        {part(force)}
      </State>
    ))}
  </>
)

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
      <h3>IconButton, text link</h3>
      <Forced part={() => <IconButton icon="close" label={t('back')} />} />
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
      <Forced part={(state) => <Field id={id(`field-${state}`)} label={t('addressLine1')} />} />
      <State name="filled, hint">
        <Field id={id('filled')} label={t('email')} hint={t('emailHint')} defaultValue="aino.yli-makela@example.com" />
      </State>
      <State name="invalid">
        <Field id={id('invalid')} label={t('email')} error={t('problems.email')} defaultValue="aino@" />
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
    </>
  )
}

function Choices({ id, t }: { id: (name: string) => string; t: Words }) {
  const choices = [
    { value: 'a', label: 'Posti', notes: [t('arrives', { days: '24.11.' })], end: t('free') },
    { value: 'b', label: t('payment'), marks: ['Visa', 'Mastercard'] },
  ]
  const radios = (name: string, rest: { error?: string; isBusy?: boolean; chosen?: string } = {}) => {
    const { chosen, ...props } = rest
    // a key, because the first choice is the browser's to keep
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
  const box = (name: string, error?: string, isChecked = false) => (
    <Checkbox id={id(name)} error={error} defaultChecked={isChecked}>
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
      <State name="waiting">
        <WaitingChoices count={2} />
      </State>
      <h3>Checkbox</h3>
      <Forced part={(state) => box(`check-${state}`)} />
      <State name="selected">{box('check-selected', undefined, true)}</State>
      <State name="invalid">{box('check-invalid', t('problems.terms'))}</State>
    </>
  )
}

/** The form parts in one language. */
export function PartStates({ lang, t }: { lang: string; t: Words }) {
  const id = (name: string) => `${lang}-${name}`
  return (
    <>
      <Buttons t={t} />
      <Fields id={id} t={t} />
      <Choices id={id} t={t} />
    </>
  )
}
