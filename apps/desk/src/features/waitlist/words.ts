import type { CapitalUse } from '@daftar/rules/capital/offers/waitlist'
import { m } from '@daftar/words'
import { capitalUseText } from '@daftar/words/capital-use-text'

/** What an advance would be for; whoever joined without the form did not say. */
export function purposeText(use: CapitalUse | null): string {
  return use === null ? m.waitlist_desk_no_use() : capitalUseText(use)
}
