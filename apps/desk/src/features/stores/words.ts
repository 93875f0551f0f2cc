import type { StoreKind } from '@daftar/rules/merchants/store-facts'
import { categoryKeys } from '@daftar/rules/onboarding/categories'
import type { StoreRequestStatus } from '@daftar/rules/stores/store-request'
import type { Tone } from '@daftar/ui/tone'
import { currentLanguage, m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import type { StoreRequestForStaff } from './queries.ts'

export const statusText: Record<StoreRequestStatus, () => string> = {
  waiting: m.desk_stores_waiting,
  approved: m.desk_stores_approved,
  declined: m.desk_stores_declined,
}

export const statusTone: Record<StoreRequestStatus, Tone> = {
  waiting: 'warning',
  approved: 'positive',
  declined: 'negative',
}

export const kindText: Record<StoreKind, () => string> = {
  online: m.desk_stores_online,
  offline: m.desk_stores_offline,
}

/** What is asked for, in a word. */
export function wantsText({ product }: StoreRequestForStaff): string {
  return product === null ? m.desk_stores_new() : productText(product)
}

export function categoryText(key: string): string {
  const language = currentLanguage()
  return categoryKeys().find(({ id }) => id === key)?.name[language] ?? key
}
