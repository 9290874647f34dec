import type { getTranslations } from 'next-intl/server'
import { SizeCells } from '@/components/product/size-cells'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon, type IconName } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { SizeModel } from '@/lib/product/purchase-product'
import { stockStatus } from '@/lib/product/stock-status'
import styles from './parts.module.css'
import { Forced, State } from './state'

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>

const ICONS: IconName[] = [
  ...(['menu', 'bag', 'user', 'close', 'check', 'alert', 'lock', 'truck', 'return'] as const),
  ...(['chevron-down', 'chevron-left', 'chevron-right', 'minus', 'plus', 'globe', 'mail'] as const),
]

const size = (name: string, inStock: number): SizeModel => {
  const stock = { inStock, oversellable: 0, totalStock: inStock, static: 0, incoming: null }
  return { skuId: inStock * 100 + name.length, name, status: stockStatus(stock), inStock, totalStock: inStock }
}

/** In stock, few left, gone, a long name. */
const SIZES = [size('34', 20), size('36', 2), size('38', 0), size('XXL/3XL', 30)]

const crumbs = (t: Words) => [
  { name: t('back'), href: '#parts' },
  { name: t('order'), href: '#parts' },
  { name: t('payment'), href: null },
]

/** Breadcrumbs, sizes, pictures and icons. */
export function PartPieces({ t }: { t: Words }) {
  const picture = (file: string, ground?: 'wall') => (
    <Picture imageBase={env().IMAGE_URL} file={file} width={120} height={150} sizes="120px" alt="" ground={ground} />
  )
  return (
    <>
      <h3>Breadcrumbs</h3>
      <Forced part={(state) => <Breadcrumbs crumbs={crumbs(t)} label={`${t('back')}, ${state}`} />} />
      <h3>Size cells</h3>
      {/* one form for each state, because radio buttons of the same name in one form share one choice */}
      <Forced
        part={() => (
          <form>
            <SizeCells sizes={SIZES} />
          </form>
        )}
      />
      <State name="one size, selected">
        <form>
          <SizeCells sizes={[size('One size', 9)]} />
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
