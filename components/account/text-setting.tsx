import { useTranslations } from 'next-intl'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { isShown, type Settings, type SettingsField, settingsField } from '@/lib/account/settings'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { fieldExample, type TextProblem } from '@/lib/person/field-rules'
import { inputHints } from '@/lib/person/fields'

/** Fields that have another name in each country. */
type NationalField = 'organisationId' | 'identityNumber'

const isNational = (name: SettingsField): name is NationalField =>
  name === 'organisationId' || name === 'identityNumber'

type TextSettingProps = { name: SettingsField; form: UseFormReturn<Settings> }

/**
 * A text field of the settings, built from its row in `PERSON_FIELDS` and the texts of the checkout. Renders nothing for
 * a field of the other customer type.
 */
export function TextSetting({ name, form: { control, register, formState } }: TextSettingProps) {
  const labels = useTranslations('checkout.fields')
  const names = useTranslations('checkout.fieldNames')
  const problems = useTranslations('checkout.problems')
  const words = useTranslations('account.settings')
  const [market, customerType] = useWatch({ control, name: ['country', 'customerType'] })
  if (!isShown(name, customerType)) return null
  const problem = formState.errors[name]?.message as TextProblem | undefined
  const error =
    problem &&
    problems(problem, {
      field: isNational(name) ? names(`${name}.${market}`) : names(name),
      tld: INPUT_EXAMPLES[market].tld,
      example: fieldExample(name, market),
    })
  return (
    <Field
      id={name}
      {...inputHints(settingsField(name), market)}
      label={isNational(name) ? labels(`${name}.${market}`) : labels(name)}
      hint={name === 'identityNumber' ? words('personalIdHint') : undefined}
      error={error}
      {...register(name)}
    />
  )
}
