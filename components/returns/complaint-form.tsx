import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioChoices } from '@/components/ui/radio-choices'
import { TextAreaField } from '@/components/ui/text-area-field'
import { callReturns, problemIn } from '@/lib/returns/call-returns'
import { type ComplaintDraft, complaintOf } from '@/lib/returns/complaint-draft'
import { type Complaint, DESCRIPTION, REMEDIES, type ReturnOrder, type ReturnProblem } from '@/lib/returns/return-calls'
import { typedText } from '@/lib/returns/typed-text'
import { PhotoField } from './photo-field'
import { ReturnItem } from './return-item'
import { ReturnProblemText } from './return-problem'
import styles from './returns.module.css'
import { usePhotos } from './use-photos'

type Field = 'products' | 'description' | 'wish'

/** The fields that are not complete, in their order. */
function missingIn({ lineIds, description, wish }: ComplaintDraft): Field[] {
  const { length } = typedText(description)
  return [
    ...(lineIds.length === 0 ? (['products'] as const) : []),
    ...(length < DESCRIPTION.least || length > DESCRIPTION.most ? (['description'] as const) : []),
    ...(wish === null ? (['wish'] as const) : []),
  ]
}

/** First control of each field. */
const FOCUS: Record<Field, string> = {
  products: '#complaint-products input',
  description: '#complaint-description',
  wish: '#complaint-wish-repair',
}

type PartProps = { draft: ComplaintDraft; change: (changed: Partial<ComplaintDraft>) => void; isMissing: boolean }

function Products({ draft: { lineIds }, change, isMissing, lines }: PartProps & Pick<ReturnOrder, 'lines'>) {
  const t = useTranslations('complaint.form')
  const choose = (lineId: string, isChosen: boolean) => {
    const others = lineIds.filter((id) => id !== lineId)
    change({ lineIds: isChosen ? [...others, lineId] : others })
  }
  return (
    <section className={styles.part} id="complaint-products">
      <h2>{t('products')}</h2>
      <ul className={styles.items} aria-label={t('products')}>
        {lines.map(({ lineId, picture, name, colour, size }) => (
          <ReturnItem
            key={lineId}
            picture={picture}
            facts={[[colour, size].filter(Boolean).join(', ')]}
            name={
              <Checkbox
                id={`complaint-${lineId}`}
                checked={lineIds.includes(lineId)}
                aria-label={t('select', { name: [name, size].filter(Boolean).join(', ') })}
                onChange={({ target }) => choose(lineId, target.checked)}
              >
                <span className={styles.name}>{name}</span>
              </Checkbox>
            }
          />
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {isMissing ? t('nothing') : null}
      </p>
    </section>
  )
}

function Description({ draft: { description }, change, isMissing }: PartProps) {
  const t = useTranslations('complaint.form')
  const count = typedText(description).length
  const error = count > DESCRIPTION.most ? t('long', { count, most: DESCRIPTION.most }) : t('short', DESCRIPTION)
  return (
    <TextAreaField
      id="complaint-description"
      label={t('description')}
      hint={t('descriptionHint', { most: DESCRIPTION.most })}
      error={isMissing ? error : undefined}
      rows={6}
      value={description}
      onChange={({ target }) => change({ description: target.value })}
    />
  )
}

function Wish({ draft: { wish }, change, isMissing }: PartProps) {
  const t = useTranslations('complaint.form')
  const list = useTranslations('complaint.list')
  return (
    <section className={styles.part}>
      <h2>{t('wish')}</h2>
      <RadioChoices
        id="complaint-wish"
        legend={t('wish')}
        choices={REMEDIES.map((value) => ({ value, label: list(`wishes.${value}`) }))}
        chosen={wish ?? ''}
        error={isMissing ? t('wishMissing') : undefined}
        input={{
          name: 'wish',
          onChange: ({ target }) => change({ wish: REMEDIES.find((one) => one === target.value) ?? null }),
        }}
      />
    </section>
  )
}

type ComplaintFormProps = {
  order: ReturnOrder
  access: string
  draft: ComplaintDraft
  /** The draft of this moment: photos arrive meanwhile. */
  newest: () => ComplaintDraft
  change: (changed: Partial<ComplaintDraft>) => void
  mail: string
  takesPhotos: boolean
  problem: ReturnProblem | null
  /** The order has to be opened or read again. */
  onRefused: (problem: ReturnProblem) => void
  onDone: (complaint: Complaint) => void
}

/** What is wrong with which products, what the shopper wants, and photos (T36). */
export function ComplaintForm({
  order,
  access,
  draft,
  newest,
  change,
  mail,
  takesPhotos,
  onRefused,
  onDone,
  ...props
}: ComplaintFormProps) {
  const t = useTranslations('complaint')
  const { site } = useShopConfig()
  const photos = usePhotos({
    access,
    uploaded: draft.photos,
    onUploaded: (uploaded) => change({ photos: uploaded }),
    onClosed: () => onRefused('closed'),
  })
  const [wasSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [areUnfinished, setUnfinished] = useState(false)
  const [problem, setProblem] = useState(props.problem)
  const missing = wasSent ? missingIn(draft) : []
  const send = async (wish: NonNullable<ComplaintDraft['wish']>) => {
    const arrived = await photos.settled()
    setUnfinished(!arrived)
    if (!arrived) return setBusy(false)
    try {
      const sent = newest()
      onDone(await callReturns(site, 'complain', complaintOf(sent, wish), { access, key: sent.key }))
    } catch (error) {
      const found = problemIn(error)
      if (found === 'closed' || found === 'lineChanged') return onRefused(found)
      if (found === 'photoGone') photos.clear()
      setProblem(found)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    setProblem(null)
    const [first] = missingIn(draft)
    if (first) return document.querySelector<HTMLElement>(FOCUS[first])?.focus()
    if (!draft.wish || isBusy) return
    setBusy(true)
    void send(draft.wish)
  }
  const part = (field: Field) => ({ draft, change, isMissing: missing.includes(field) })
  return (
    <form className={styles.receipt} noValidate onSubmit={submit}>
      <Products {...part('products')} lines={order.lines} />
      <Description {...part('description')} />
      <Wish {...part('wish')} />
      {takesPhotos ? <PhotoField photos={photos} /> : <p className={styles.quiet}>{t('form.photosOff', { mail })}</p>}
      <p role="alert" className={styles.problem}>
        {areUnfinished ? t('photos.unfinished') : null}
      </p>
      <ReturnProblemText problem={problem} mail={mail} />
      <div>
        <Button type="submit" busy={isBusy} busyText={t('form.sending')}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  )
}
