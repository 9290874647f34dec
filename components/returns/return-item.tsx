import type { ReactNode } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Picture } from '@/components/ui/picture'
import styles from './returns.module.css'

type ReturnItemProps = {
  picture: string | null
  name: ReactNode
  facts: readonly (string | null)[]
  /** Shown, but cannot be returned. */
  isClosed?: boolean
  children?: ReactNode
}

/** A product of an order or of a return: picture, name and facts. */
export function ReturnItem({ picture, name, facts, isClosed = false, children }: ReturnItemProps) {
  const { imageBase } = useShopConfig()
  return (
    <li className={styles.item} data-closed={isClosed ? '' : undefined}>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={176} height={220} sizes="88px" alt="" />
      ) : (
        <span />
      )}
      <div>
        {name}
        {facts.filter(Boolean).map((fact) => (
          <p key={fact} className={styles.quiet}>
            {fact}
          </p>
        ))}
        {children}
      </div>
    </li>
  )
}
