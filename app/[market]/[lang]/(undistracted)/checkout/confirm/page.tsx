import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ConfirmView } from '@/components/checkout/confirm-view'
import { RouteMark } from '@/components/providers/route-mark'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 3600
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang, namespace: 'confirm' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The order confirmation; which order it is stands in the address (R-CHECKOUT-12). */
export default async function ConfirmPage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  const t = await getTranslations({ locale: site.lang, namespace: 'confirm' })
  return (
    <>
      <RouteMark name="checkout-confirm" lang={site.lang} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ConfirmView />
    </>
  )
}
