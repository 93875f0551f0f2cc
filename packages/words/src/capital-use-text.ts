import type { CapitalUse } from '@daftar/rules/capital/offers/waitlist'
import { m } from './compiled.ts'
import { currentLanguage, type Language } from './language.ts'

/** What an advance would be for, on the form, at the desk and in its file. */
export function capitalUseText(use: CapitalUse, locale: Language = currentLanguage()): string {
  return uses[use]({}, { locale })
}

const uses = {
  invest_in_marketing: m.waitlist_use_marketing,
  manage_cash_flows: m.waitlist_use_cash_flows,
  buy_more_inventory: m.waitlist_use_inventory,
  other: m.waitlist_use_other,
} as const satisfies Record<CapitalUse, unknown>
