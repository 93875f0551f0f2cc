import type { adsReasons } from '@daftar/contract/reasons/ads'
import { m } from '../compiled.ts'

export const adsReasonTexts: Record<keyof typeof adsReasons, () => string> = {
  too_many_campaigns: m.error_too_many_campaigns,
  store_closed: m.error_store_closed,
  campaign_over: m.error_campaign_over,
}
