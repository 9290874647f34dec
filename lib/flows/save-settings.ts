import 'client-only'
import { updateAccount } from '@/lib/account/change-account'
import { type Settings, settingsChange } from '@/lib/account/settings'
import { AppError } from '@/lib/errors/app-error'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'

/** Saves the settings; prices are shown as the customer type wants them (R-ACCOUNT-03, R-PRICE-02). Throws AppError. */
export async function saveSettings(shop: Shop, settings: Settings): Promise<void> {
  const account = await updateAccount(shop, settingsChange(settings))
  if (!account) throw new AppError('UNKNOWN', 'The service did not change the account', 401)
  changeCustomerType(shop, account.customerType)
}
