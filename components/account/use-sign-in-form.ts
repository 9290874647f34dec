import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { useShopConfig } from '@/components/providers/use-shop'
import type { SignInProblem } from '@/lib/account/account-schema'
import { SHORTEST_PASSWORD } from '@/lib/config/constants'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'

/** What went wrong after sending: beside a field, or above the button. */
export type Failure<Values> = { field: Path<Values & FieldValues> | 'root'; problem: SignInProblem }

/**
 * A form of signing in: `send` gets values that fit the schema, and resolves with a failure or null. Typed values stay
 * whatever happens; the first field with an error gets the focus.
 */
export function useSignInForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<Failure<Values> | null>,
) {
  const t = useTranslations('signIn.problems')
  const { site } = useShopConfig()
  const { register, handleSubmit, setValue, setError, formState } = useForm<Values>({
    defaultValues,
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
  })
  const { errors, isSubmitting } = formState
  const textOf = (message: unknown): string | undefined =>
    typeof message === 'string' && message !== ''
      ? t(message as SignInProblem, { tld: INPUT_EXAMPLES[site.market].tld, count: SHORTEST_PASSWORD })
      : undefined
  /** Password managers can fill in a field without an event. */
  const takeFilled = (form: HTMLFormElement) => {
    for (const element of form.elements) {
      if (element instanceof HTMLInputElement && element.name && element.type !== 'checkbox')
        setValue(element.name as Path<Values>, element.value as never)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): unknown => {
    if (isSubmitting) return event.preventDefault()
    takeFilled(event.currentTarget)
    return handleSubmit(async (values) => {
      const failure = await send(values)
      if (failure) setError(failure.field, { message: failure.problem }, { shouldFocus: true })
    })(event)
  }
  return {
    submit,
    isSubmitting,
    /** Props of the field's input: registration and error text. */
    field: (name: Path<Values>) => ({ ...register(name), error: textOf(errors[name]?.message) }),
    /** Failure that belongs to no field. */
    failure: textOf(errors.root?.message),
  }
}
