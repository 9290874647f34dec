import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Drawer } from '@/components/ui/drawer'
import { ConsentForm } from './consent-form'

/** The choice by purpose, opened from the banner. Closing it without a choice leaves the banner. */
export function ConsentDialog() {
  const t = useTranslations('consent')
  const common = useTranslations('common')
  const { store } = useShop()
  const isOpen = useShopState(({ layers }) => layers.modal.component === 'consent')
  const close = () => store.getState().closeModal('consent')
  return (
    <Drawer
      id="consent-dialog"
      side="center"
      isOpen={isOpen}
      onClose={close}
      closeLabel={common('close')}
      title={t('dialog')}
    >
      <ConsentForm id="consent-choice" onSaved={close} />
    </Drawer>
  )
}
