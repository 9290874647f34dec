import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { RouteMark } from '@/components/providers/route-mark'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 3600
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang, namespace: 'checkout' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The checkout: the same shell for everybody, the cart arrives in the island. */
export default async function CheckoutPage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  const t = await getTranslations({ locale: site.lang, namespace: 'checkout' })
  return (
    <>
      <RouteMark name="checkout" lang={site.lang} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <CheckoutView />
    </>
  )
}
