import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Cart } from '@/lib/cart/cart-types'
import type { CheckoutForm as Form } from '@/lib/checkout/checkout-form'
import type { Failure } from '@/lib/checkout/failed-order'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { visibleProblems } from '@/lib/checkout/visible-problems'
import { AddressStep } from './address-step'
import styles from './checkout.module.css'
import { ConsentBoxes } from './consent-boxes'
import { ContactStep } from './contact-step'
import { FailureNotice } from './failure-notice'
import { IdentityField } from './identity-field'
import { MessageField } from './message-field'
import { MinimumNotice } from './minimum-notice'
import { OrderPromises } from './order-promises'
import { OrderSummary } from './order-summary'
import { PayArea } from './pay-area'
import { PaySum } from './pay-sum'
import { PaymentStep } from './payment-step'
import { ProblemSummary } from './problem-summary'
import { RightsNotice } from './rights-notice'
import { ShippingStep } from './shipping-step'
import { TermsBox } from './terms-box'
import { UnansweredNotice } from './unanswered-notice'
import { type CheckoutFormApi, focusField, moveOnEnter, problemsOf, useCheckoutForm } from './use-checkout-form'
import { useCheckoutSync } from './use-checkout-sync'
import type { Earlier } from './use-earlier-order'
import { useExternalMethod } from './use-external-method'
import { useExternalPayment } from './use-external-payment'
import { useFocusEarlierFailure } from './use-focus-earlier-failure'
import { useFollowOrder } from './use-follow-order'
import { useHeldWhilePressed } from './use-held-while-pressed'
import { useNeedsPersonalId } from './use-needs-personal-id'
import { useOpenAttempt } from './use-open-attempt'
import { usePlaceOrder } from './use-place-order'
import { useProblemText } from './use-problem-text'

type CheckoutFormProps = {
  cart: Cart
  /** Outcome of an earlier attempt to order this cart. */
  earlier: Earlier
  onOrdered: (order: OrderIds) => void
}

const focusSummary = () => document.getElementById('order-summary')?.focus()

/** Marks the field that the service refused, if it named one. */
function markField({ setError }: CheckoutFormApi, { failure }: Failure, asksPersonalId: boolean): void {
  if (failure === 'invalidemail') setError('email', { message: 'email' })
  if (failure === 'identityNumber') {
    setError(asksPersonalId ? 'identityNumber' : 'organisationId', { message: 'unknownNumber' })
  }
}

/** Contact, address, delivery, payment and terms, with the order beside them. Input is never lost (R-CHECKOUT-01…06, T27). */
export function CheckoutForm({ cart, earlier, onOrdered }: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const toPay = cart.summary.toPay ?? cart.summary.total
  const form = useCheckoutForm()
  const external = useExternalMethod(form)
  const asksPersonalId = useNeedsPersonalId(form)
  const [failure, setFailure] = useState<Failure | null>(earlier.kind === 'failed' ? earlier.failure : null)
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const [asked, setAsked] = useState<(keyof Form)[]>([])
  const failureRef = useRef<HTMLDivElement>(null)
  const attempt = useOpenAttempt(earlier)
  const show = (failed: Failure) => {
    setFailure(failed)
    markField(form, failed, asksPersonalId)
    if (failed.failure === 'outOfStock') setSummaryOpen(true)
  }
  const fail = (failed: Failure) => {
    show(failed)
    if (failed.failure === 'shipping') void sync.retry()
    if (failed.failure === 'unanswered') attempt.begin()
    // after the notice has been drawn
    requestAnimationFrame(() => failureRef.current?.focus())
  }
  const endAttempt = (failed: Failure | null) => {
    attempt.end()
    if (failed) show(failed)
    else setFailure((before) => (before?.failure === 'unanswered' ? null : before))
  }
  const { isPlacing, place } = usePlaceOrder({
    isWarned: attempt.isWarned,
    flush: () => sync.flush(),
    onOrdered,
    onFailure: fail,
  })
  useFollowOrder({ cartId: cart.id, isPlacing, sentAt: attempt.sentAt, onOrdered, onEnded: endAttempt })
  const editCart = () => {
    setSummaryOpen(true)
    requestAnimationFrame(focusSummary)
  }
  const sync = useCheckoutSync(form, isPlacing)
  useFocusEarlierFailure({ notice: failureRef, earlier, sync })
  const payment = useExternalPayment({
    form,
    method: external,
    sync: sync.retry,
    isWarned: attempt.isWarned,
    onOrdered,
    onFailure: fail,
  })
  const problems = useHeldWhilePressed(problemsOf(form.formState.errors))
  const text = useProblemText(problems)
  const submit = form.handleSubmit(
    (values) => {
      setFailure(null)
      setAsked([])
      return external ? payment.open() : place(values)
    },
    (errors) => {
      setFailure(null)
      const missing = visibleProblems(problemsOf(errors)).map(({ field }) => field)
      setAsked(missing)
      if (missing[0]) focusField(missing[0])
    },
  )
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && moveOnEnter(event.target)) event.preventDefault()
        }}
        aria-label={t('title')}
      >
        <h1 className="serif d-56">{t('title')}</h1>
        {attempt.notice ? <UnansweredNotice text={attempt.notice} /> : null}
        <ProblemSummary asked={asked} problems={problems} />
        <ContactStep form={form} text={text} />
        <AddressStep form={form} text={text} />
        <ShippingStep form={form} sync={sync} text={text} />
        <PaymentStep form={form} sync={sync} error={text('paymentId')} total={toPay.incVat} />
        {asksPersonalId ? <IdentityField form={form} text={text} /> : null}
        <div className={styles.terms}>
          <MessageField form={form} text={text} />
          {/* shown together with the payment methods: appearing later, the boxes would move the order button */}
          {sync.hasShipping ? <ConsentBoxes form={form} /> : null}
          <TermsBox form={form} error={text('terms')} />
        </div>
        <MinimumNotice cart={cart} />
        <FailureNotice ref={failureRef} failure={failure} onEditCart={editCart} />
        <RightsNotice />
        <PaySum summary={cart.summary} />
        <PayArea
          external={external}
          payment={payment}
          isPlacing={isPlacing}
          total={toPay.incVat}
          onRetry={sync.retry}
        />
        <OrderPromises form={form} />
      </form>
      <OrderSummary cart={cart} isOpen={isSummaryOpen} onToggle={() => setSummaryOpen((before) => !before)} />
    </div>
  )
}
