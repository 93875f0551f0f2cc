import type { PaySession } from '@daftar/contract/endpoints/pay'
import { currentLanguage } from '@daftar/words'

/** The merchant's name in the language of the page. */
export function merchantName({ merchant_name, merchant_name_ar }: PaySession): string {
  return (currentLanguage() === 'ar' && merchant_name_ar) || merchant_name
}

/** The store's name in the language of the page. */
export function storeName({ store_name, store_name_ar }: PaySession): string {
  return (currentLanguage() === 'ar' && store_name_ar) || store_name
}
