import { Icon } from '@/components/ui/icon'
import type { Purchase } from './use-purchase'

type RefusalNoteProps = { id: string; className: string | undefined; refusal: Purchase['refusal'] }

/** Why a product was not added. The empty `role=alert` stays mounted so that screen readers announce the text. */
export function RefusalNote({ id, className, refusal }: RefusalNoteProps) {
  return (
    <p className={className} id={id} role="alert">
      {refusal ? (
        <>
          <Icon name="alert" size={18} />
          {refusal.text}
        </>
      ) : null}
    </p>
  )
}
