import { getTranslations } from 'next-intl/server'
import { Newsletter } from '@/components/newsletter/newsletter'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { CustomerTypeSwitch } from './customer-type-switch'
import { COMPANY_NAMES, SOCIAL_LINKS } from './footer-names'
import { MarketButton } from './market-button'
import styles from './shop-footer.module.css'
import { TradeMarks } from './trade-marks'

function Column({ menu, children }: { menu: Menu; children?: React.ReactNode }) {
  return (
    <nav aria-label={menu.title} className={styles.column}>
      <h2>{menu.title}</h2>
      <ul>
        {menu.items.map((item) => (
          <li key={item.id}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}

/** Opening hours, telephone number from the editor's menu, e-mail address (R-CMS-07), and the page that tracks an order. */
async function Service({ site, contact }: { site: Site; contact: Menu | null }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const tracking = await getTranslations({ locale: site.lang, namespace: 'tracking' })
  return (
    <div className={styles.column}>
      <h2>{t('contact')}</h2>
      <p className={styles.hours}>{t('hours')}</p>
      <ul>
        {contact?.items.map(({ id, href, label }) => (
          <li key={id}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${t('mail')}`}>{t('mail')}</a>
        </li>
        <li>
          <Link href={routeHref(site, 'tracking')}>{tracking('title')}</Link>
        </li>
      </ul>
      <ul className={styles.social}>
        {SOCIAL_LINKS.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer noopener">
              {name}
              <span className="visually-hidden"> {t('opensElsewhere')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ShopFooterProps = {
  site: Site
  menus: (Menu | null)[]
  /** Links by which customer service is reached besides e-mail, such as a telephone number. */
  contact: Menu | null
}

/** Footer: newsletter, menus, customer service, payment methods and company. */
export async function ShopFooter({ site, menus, contact }: ShopFooterProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const withdrawal = await getTranslations({ locale: site.lang, namespace: 'withdrawal' })
  const consent = await getTranslations({ locale: site.lang, namespace: 'consent' })
  const { payment, delivery } = COMPANY_NAMES[site.market]
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Newsletter site={site} />
        <div className={styles.columns}>
          {menus.map((menu) => (menu && menu.items.length > 0 ? <Column key={menu.title} menu={menu} /> : null))}
          <Service site={site} contact={contact} />
        </div>
      </div>
      <div className={styles.switches}>
        <MarketButton site={site} />
        <CustomerTypeSwitch />
        {/* the words and the place are those of the law */}
        <Link href={routeHref(site, 'withdrawal')} className="text-link text-link--touch">
          {withdrawal('link')}
        </Link>
        <Link href={routeHref(site, 'cookies')} className="text-link text-link--touch">
          {consent('link')}
        </Link>
        <div className={styles.trade}>
          <TradeMarks label={t('payment')} names={payment} />
          <TradeMarks label={t('delivery')} names={delivery} />
        </div>
      </div>
      <div className={styles.end}>
        <p>{t('company')}</p>
        <p>{t('legal', { year: String(new Date().getFullYear()) })}</p>
      </div>
    </footer>
  )
}
