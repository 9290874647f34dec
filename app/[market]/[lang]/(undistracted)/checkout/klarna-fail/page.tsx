import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { KlarnaFailView } from '@/components/checkout/klarna-fail-view'
import { RouteMark } from '@/components/providers/route-mark'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 3600
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang, namespace: 'checkout' })
  return { title: t('failTitle'), robots: { index: false, follow: false } }
}

/** Where a payment provider sends shoppers whose payment failed (R-ROUTE-08). */
export default async function KlarnaFailPage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  const t = await getTranslations({ locale: site.lang, namespace: 'checkout' })
  return (
    <>
      <RouteMark name="checkout-klarna-fail" lang={site.lang} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <KlarnaFailView />
    </>
  )
}
