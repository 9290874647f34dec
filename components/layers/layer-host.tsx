import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { withMessages } from '@/components/providers/with-late-messages'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { NO_LAYERS } from '@/lib/store/slices/layers-slice'
import { notify } from '@/lib/store/toasts'
import styles from './layer-host.module.css'
import { LAYERS, type Layer } from './layer-registry'

/** Mounts a layer when it is opened for the first time; its live region is in the page from the start. */
function LayerSlot({ name, layer }: { name: string; layer: Layer }) {
  const t = useTranslations('errors')
  const shop = useShop()
  const isOpen = useShopState(layer.isOpen)
  // stays mounted, so that a drawer can animate its closing and return the focus
  const [Part, setPart] = useState<ComponentType | null>(null)
  const handleFailure = useEffectEvent((error: unknown) => {
    const { layers, setAdded, setLayers, setNetwork } = shop.store.getState()
    const { overlay, modal, ...messages } = NO_LAYERS
    // so that nothing opens later without a press; the next press loads the code again
    if (layer.region) {
      setLayers(messages)
      setAdded(null)
    } else if (isOpen) {
      setLayers({ overlay, modal })
      if (navigator.onLine) notify(shop, { message: t('generic'), mode: 'error' })
      else setNetwork({ unreached: { overlay: layers.overlay, modal: layers.modal } })
    }
    reloadOrReport(error, { type: 'load', component: `layer ${name}` })
  })
  useEffect(() => {
    if (!isOpen || Part) return
    const { load, messages } = layer
    withMessages(load(), messages?.(shop.config.site.lang)).then(
      ({ default: Loaded }) => setPart(() => Loaded),
      handleFailure,
    )
  }, [shop, layer, isOpen, Part])
  const content = Part ? <Part /> : null
  if (!layer.region) return content
  return (
    <div role="status" className={layer.region === 'header' ? styles.header : undefined}>
      {content}
    </div>
  )
}

/** The one host of dialogs, drawers and messages over every page. Their code is loaded when they are first opened. */
export function LayerHost() {
  return Object.entries(LAYERS).map(([name, layer]) => <LayerSlot key={name} name={name} layer={layer} />)
}
