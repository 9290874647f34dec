import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { contentHref } from '@/lib/routing/content-paths'
import type { CheckoutFormApi } from './use-checkout-form'

/** Acceptance of the terms, which open in a new tab so that the form stays open (R-CHECKOUT-01). */
export function TermsBox({ form, error }: { form: CheckoutFormApi; error: string | undefined }) {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  return (
    <Checkbox id="terms" required error={error} {...form.register('terms')}>
      {t.rich('terms', {
        link: (words) => (
          <Link href={contentHref(site, 'terms')} className="text-link" target="_blank">
            {words}
          </Link>
        ),
      })}
    </Checkbox>
  )
}
