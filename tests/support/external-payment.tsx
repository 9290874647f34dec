import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { keepDraft } from '@/lib/checkout/form/checkout-draft'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { checkoutMethod } from './checkout-method'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from './shop-fixtures'

const CART = [{ skuId: 7, quantity: 1 }]

const FORM = {
  ...EMPTY_FORM,
  email: 'saga@mejl.se',
  mobile: '0701234567',
  firstName: 'Saga',
  lastName: 'Lind',
  addressLine1: 'Gatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  shippingId: '21',
  paymentId: '25',
}

/**
 * The payment form in the next answers of the service; a test may change it. An answer waits for `wait`, and is `error`
 * if that is set.
 */
export type Session = { html: string; isNew: boolean; wait?: Promise<void>; error?: Error | undefined }

/**
 * A filled-in checkout with a payment in a provider's form. A test may change `session`, the form in the service's
 * answers; `press` opens the form.
 */
export function openCheckout(paymentType: 'KLARNA' | 'AVARDA', answers: Answers = {}) {
  const session: Session = { html: '<p>Form 1</p>', isNew: true }
  keepDraft(FORM)
  const made = makeShop({
    createOrUpdateCheckout: async () => {
      await session.wait
      if (session.error) return session.error
      return {
        shippingOptions: [checkoutMethod(21, 'PostNord, till ombud'), checkoutMethod(22, 'Instabox')],
        paymentOptions: [
          checkoutMethod(20, 'Swish'),
          {
            ...checkoutMethod(25, 'Provider'),
            paymentType,
            checkoutType: 'EXTERNAL',
            paymentData: session.html,
            newCheckoutSession: session.isNew,
          },
        ],
        cart: cartFragment('c', CART),
      }
    },
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    getCart: cartFragment('c', CART),
    ...answers,
  })
  made.state().setCart(makeCart('c', CART))
  const user = userEvent.setup()
  const view = renderInShop(<CheckoutView />, made.shop)
  const acceptTerms = async () => user.click(await screen.findByRole('checkbox'))
  const press = async () => user.click(await screen.findByRole('button', { name: /Fortsätt till Provider/ }))
  return { ...made, view, user, session, acceptTerms, press }
}

/** A stand-in for Klarna's API; `validate` submits its form. */
export function fakeKlarna() {
  type Answer = (verdict: { should_proceed: boolean }) => void
  type Handlers = { validation_callback: (data: object, answer: Answer) => void }
  let handlers: Handlers | null = null
  const api = {
    suspend: vi.fn(),
    resume: vi.fn(),
    on: (given: Handlers) => {
      handlers = given
    },
  }
  vi.stubGlobal('_klarnaCheckout', (use: (given: typeof api) => void) => use(api))
  const validate = (email = 'saga@mejl.se') =>
    new Promise<boolean>((resolve) => {
      handlers?.validation_callback({ billing_address: { email } }, (verdict) => resolve(verdict.should_proceed))
    })
  return { ...api, validate }
}

/** A stand-in for Avarda's init function; `submit` submits its form. */
export function fakeAvarda() {
  type Instance = { beforeSubmitContinue: () => void; beforeSubmitAbort: () => void }
  type Options = {
    beforeSubmitCallback: (payload: object, instance: Instance) => void
    completedPurchaseCallback: (purchaseId: string) => void
  }
  const refreshForm = vi.fn()
  let options: Options | null = null
  const init = (given: Options) => {
    options = given
  }
  vi.stubGlobal('avardaCheckoutInit', init)
  vi.stubGlobal('avardaCheckout', { refreshForm })
  const submit = (selectedPaymentMethodType = 'Card') =>
    new Promise<boolean>((resolve) => {
      const payload = { email: 'saga@mejl.se', purchaseId: 'aid-1', selectedPaymentMethodType }
      const instance = { beforeSubmitContinue: () => resolve(true), beforeSubmitAbort: () => resolve(false) }
      options?.beforeSubmitCallback(payload, instance)
    })
  return { refreshForm, submit, complete: () => options?.completedPurchaseCallback('aid-1') }
}
