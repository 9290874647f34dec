import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { type Brand, type BrandGroup, groupBrands } from '@/lib/list/group-brands'
import type { Site } from '@/lib/market/site'
import { localHref, routeHref, routePath } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import styles from './brands-view.module.css'

/** Built from code points: browsers may or may not percent-encode a letter outside ASCII in a fragment. */
const idOf = (letter: string): string => `letter-${letter.codePointAt(0)?.toString(16)}`

/** All letters of the alphabet; those with brands are links. */
function LetterIndex({ groups, label }: { groups: readonly BrandGroup[]; label: string }) {
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {groups.map(({ letter, brands }) => (
          <li key={letter}>{brands.length > 0 ? <a href={`#${idOf(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  )
}

function LetterGroup({ site, group: { letter, brands } }: { site: Site; group: BrandGroup }) {
  return (
    <section className={styles.group} id={idOf(letter)} aria-labelledby={`${idOf(letter)}-name`}>
      <h2 className="serif d-40" id={`${idOf(letter)}-name`}>
        {letter}
      </h2>
      <ul className={styles.names}>
        {brands.map(({ brandId, name, canonicalUrl }) => (
          <li key={brandId}>
            <Link href={localHref(site, canonicalUrl)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The brands of the market by letter, with links to each letter (R-LIST-07). */
export async function BrandsView({ site, brands }: { site: Site; brands: readonly Brand[] }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'brands' })
  const shell = await getTranslations({ locale: site.lang, namespace: 'shell' })
  const groups = groupBrands(brands, site.lang)
  const home = { name: shell('home'), href: routeHref(site, 'home') }
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(site, [{ name: t('name'), canonicalUrl: routePath(site.lang, 'brands') }])} />
      <div className={styles.head}>
        <Breadcrumbs crumbs={[home, { name: t('name'), href: null }]} label={shell('breadcrumbs')} />
        <h1 className="serif d-56">{t('heading')}</h1>
        <p className="num">{brands.length > 0 ? t('count', { count: brands.length }) : t('empty')}</p>
      </div>
      <div className={styles.layout}>
        <LetterIndex groups={groups} label={t('letters')} />
        <div className={styles.groups}>
          {groups
            .filter((group) => group.brands.length > 0)
            .map((group) => (
              <LetterGroup key={group.letter} site={site} group={group} />
            ))}
        </div>
      </div>
    </>
  )
}
