import { type CheckoutField, FIELD_ORDER, type FieldProblem } from './checkout-form'

export type Problems = Partial<Record<CheckoutField, FieldProblem>>

/**
 * Problems that the shopper can solve now, from top to bottom. Delivery is chosen after the postcode, payment after
 * delivery (R-CHECKOUT-02), so a choice that is not offered yet is not reported as missing.
 */
export function visibleProblems(problems: Problems): { field: CheckoutField; problem: FieldProblem }[] {
  const isHidden = (field: CheckoutField) =>
    (field === 'shippingId' && problems.zip !== undefined) ||
    (field === 'paymentId' && (problems.zip !== undefined || problems.shippingId !== undefined))
  return FIELD_ORDER.flatMap((field) => {
    const problem = problems[field]
    return problem && !isHidden(field) ? [{ field, problem }] : []
  })
}
