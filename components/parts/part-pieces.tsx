import type { getTranslations } from 'next-intl/server'
import { SizeCells } from '@/components/product/size-cells'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon, type IconName } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Sku } from '@/lib/product/product-types'
import styles from './parts.module.css'
import { Forced, State } from './state'

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>

const ICONS: IconName[] = [
  ...(['menu', 'search', 'bag', 'user', 'close', 'check', 'alert', 'lock', 'truck', 'return'] as const),
  ...(['chevron-down', 'chevron-left', 'chevron-right', 'minus', 'plus', 'globe', 'mail'] as const),
]

const sku = (name: string, inStock: number): Sku => ({
  skuId: inStock * 100 + name.length,
  articleNumber: name,
  name,
  stock: { inStock, oversellable: 0, totalStock: inStock, static: 0, incoming: null },
})

/** In stock, few left, gone, a long name. */
const SIZES = [sku('34', 20), sku('36', 2), sku('38', 0), sku('XXL/3XL', 30)]

const crumbs = (t: Words) => [
  { name: t('failHome'), href: '#parts' },
  { name: t('order'), href: '#parts' },
  { name: t('payment'), href: null },
]

/** Parts a form does not need: where one is, what one sees, which size. */
export function PartPieces({ t }: { t: Words }) {
  const picture = (file: string, ground?: 'wall') => (
    <Picture base={env().IMAGE_URL} file={file} width={120} height={150} sizes="120px" alt="" ground={ground} />
  )
  return (
    <>
      <h3>Breadcrumbs</h3>
      <Forced part={(state) => <Breadcrumbs crumbs={crumbs(t)} label={`${t('back')}, ${state}`} />} />
      <h3>Size cells</h3>
      {/* a form of its own: a group of radios has one choice */}
      <Forced
        part={() => (
          <form>
            <SizeCells skus={SIZES} />
          </form>
        )}
      />
      <State name="one size, selected">
        <form>
          <SizeCells skus={[sku('One size', 9)]} />
        </form>
      </State>
      <h3>Picture</h3>
      <div className={styles.pictures}>
        <State name="wall">{picture('scene.still-bag.webp', 'wall')}</State>
        <State name="not there">{picture('none.webp')}</State>
      </div>
      <h3>Icon</h3>
      <p className={styles.icons}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </>
  )
}
