import { m } from '@daftar/words'
import type { CapitalUse } from '@daftar/rules/capital/offers/waitlist'

const capitalUseWords: Record<CapitalUse, () => string> = {
  invest_in_marketing: m.waitlist_use_marketing,
  manage_cash_flows: m.waitlist_use_cash_flows,
  buy_more_inventory: m.waitlist_use_inventory,
  other: m.waitlist_use_other,
}

/** What an advance would be for; whoever joined without the form did not say. */
export function capitalUseText(use: CapitalUse | null): string {
  return use === null ? m.waitlist_desk_no_use() : capitalUseWords[use]()
}
