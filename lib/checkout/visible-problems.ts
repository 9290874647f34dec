import { type CheckoutForm, FIELD_ORDER, type FieldProblem } from './checkout-form'

export type Problems = Partial<Record<keyof CheckoutForm, FieldProblem>>

/**
 * Problems the shopper can mend now, from top to bottom: delivery is chosen after the postcode, payment after delivery
 * (R-CHECKOUT-02), so a step not offered yet is not complained about.
 */
export function visibleProblems(problems: Problems): { field: keyof CheckoutForm; problem: FieldProblem }[] {
  const isHidden = (field: keyof CheckoutForm) =>
    (field === 'shippingId' && problems.zip !== undefined) ||
    (field === 'paymentId' && (problems.zip !== undefined || problems.shippingId !== undefined))
  return FIELD_ORDER.flatMap((field) => {
    const problem = problems[field]
    return problem && !isHidden(field) ? [{ field, problem }] : []
  })
}
