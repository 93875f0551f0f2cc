import type { StoreKind, StoreStatus } from '@daftar/rules/merchants/store-facts'
import { categoryKeys } from '@daftar/rules/onboarding/categories'
import type { StoreRequestStatus } from '@daftar/rules/stores/store-request'
import type { Tone } from '@daftar/ui/tone'
import { currentLanguage, m } from '@daftar/words'

export const kindText: Record<StoreKind, () => string> = {
  online: m.stores_kind_online,
  offline: m.stores_kind_offline,
}

export const statusText: Record<StoreStatus, () => string> = {
  active: m.stores_status_active,
  inactive: m.stores_status_inactive,
  suspended: m.stores_status_suspended,
}

export const statusTone: Record<StoreStatus, Tone> = {
  active: 'positive',
  inactive: 'neutral',
  suspended: 'warning',
}

export const requestText: Record<StoreRequestStatus, () => string> = {
  waiting: m.stores_request_waiting,
  approved: m.stores_request_approved,
  declined: m.stores_request_declined,
}

export const requestTone: Record<StoreRequestStatus, Tone> = {
  waiting: 'info',
  approved: 'positive',
  declined: 'negative',
}

/** Every category with its section, as an option of a long list. */
export function categoryOptions(): { value: string; label: string }[] {
  const language = currentLanguage()
  return categoryKeys().map(({ id, name, section }) => ({
    value: id,
    label: m.stores_category_of({ section: section.name[language], category: name[language] }),
  }))
}

export function categoryText(key: string): string {
  return categoryOptions().find(({ value }) => value === key)?.label ?? key
}
