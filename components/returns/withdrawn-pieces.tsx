import { useTranslations } from 'next-intl'
import { useSession } from '@/components/account/use-session'
import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { callReturns } from '@/lib/returns/call-returns'
import { readReturnAccess } from '@/lib/returns/forget-return'
import type { ReturnableLine, ReturnOrder } from '@/lib/returns/return-calls'
import { STATEMENT_LIMITS, type Statement } from '@/lib/returns/statement'
import { ORDER_LINK } from '@/lib/routing/secret-parameters'
import { readSecret } from '@/lib/routing/take-secret'
import styles from './withdrawal.module.css'

/** Number of chosen pieces by line id. */
export type Chosen = Readonly<Record<string, number>>

/** Pieces of a line that can still be withdrawn from; before the delivery none is returnable yet. */
const piecesOf = ({ reason, returnable, quantity, isGift }: ReturnableLine): number => {
  if (isGift || reason === 'ALL_RETURNED' || reason === 'CANCELLED') return 0
  return returnable || quantity
}

/** The order that a signed-in shopper comes from, or that is open in this tab; null for others, who name it in words. */
export function useOpenOrder(): ReturnOrder | null {
  const { site } = useShopConfig()
  const { user, isKnown } = useSession()
  const load = async (): Promise<ReturnOrder | null> => {
    const orderNumber = readSecret(ORDER_LINK)
    const access = readReturnAccess()
    try {
      if (user && orderNumber) return (await callReturns(site, 'find', { orderNumber }, { isOwn: true })).order
      return access ? await callReturns(site, 'order', {}, { access }) : null
    } catch {
      return null
    }
  }
  return useLoad(isKnown ? `withdrawal ${user?.id}` : null, load, 'withdrawn-pieces').data
}

/** Whether the text names this order, however it is typed. */
export const namesOrder = (text: string, { orderNumber }: ReturnOrder): boolean =>
  text.replace(/[\s#]/g, '').includes(orderNumber)

/**
 * Fields of the statement for the chosen pieces: none, or all that can still be withdrawn from, mean the whole order, which
 * needs no list.
 */
export function statedPieces({ lines }: ReturnOrder, chosen: Chosen): Pick<Statement, 'lines' | 'items'> {
  const known = lines.filter((line) => piecesOf(line) > 0)
  const named = known.filter(({ lineId }) => chosen[lineId] !== undefined)
  const isWhole = known.every((line) => chosen[line.lineId] === piecesOf(line))
  if (named.length === 0 || isWhole) return { lines: '' }
  const words = named.map(({ lineId, name, size }) => `${chosen[lineId]} × ${[name, size].filter(Boolean).join(', ')}`)
  return {
    lines: words.join('\n').slice(0, STATEMENT_LIMITS.lines),
    items: named.map(({ lineId }) => ({ lineId, quantity: chosen[lineId] ?? 1 })),
  }
}

type WithdrawnPiecesProps = { order: ReturnOrder; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** The pieces of an open order, for withdrawing from a part of it; nothing for a single one. */
export function WithdrawnPieces({ order: { lines }, chosen, onChange }: WithdrawnPiecesProps) {
  const t = useTranslations('withdrawal')
  const returns = useTranslations('returns')
  const known = lines.filter((line) => piecesOf(line) > 0)
  if (known.reduce((sum, line) => sum + piecesOf(line), 0) < 2) return null
  const choose = (lineId: string, pieces: number) => {
    const { [lineId]: _, ...others } = chosen
    onChange(pieces > 0 ? { ...others, [lineId]: pieces } : others)
  }
  return (
    <fieldset className={styles.pieces} aria-describedby="withdrawal-pieces-hint">
      <legend>{t('lines')}</legend>
      <p id="withdrawal-pieces-hint" className={styles.hint}>
        {t('linesHint')}
      </p>
      {known.map((line) => {
        const { lineId, name, size } = line
        const most = piecesOf(line)
        const pieces = chosen[lineId] ?? 0
        return (
          <div key={lineId} className={styles.piece}>
            <Checkbox
              id={`withdrawal-${lineId}`}
              checked={pieces > 0}
              onChange={({ target }) => choose(lineId, target.checked ? most : 0)}
            >
              {[name, size].filter(Boolean).join(', ')}
            </Checkbox>
            {pieces > 0 && most > 1 ? (
              <SelectField
                id={`withdrawal-${lineId}-quantity`}
                label={returns('quantity')}
                value={pieces}
                onChange={({ target }) => choose(lineId, Number(target.value))}
              >
                {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </SelectField>
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}
