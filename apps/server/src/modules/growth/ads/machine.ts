import {
  campaignTransitions,
  type CampaignReason,
  type CampaignStatus,
} from '@daftar/rules/ads/campaign-status'
import type { Placement, PricedBy } from '@daftar/rules/ads/prices'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type CampaignRow = Row<
  'ad_campaign',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'name'
  | 'version'
  | 'daily_minor'
  | 'total_minor'
  | 'picture_en'
  | 'picture_ar'
  | 'link'
  | 'price_minor'
  | 'created_by'
  | 'created_at'
  | 'submitted_at'
  | 'deadline_at'
  | 'decided_at'
  | 'finished_at'
  | 'note'
  | 'spent_minor'
  | 'posted_minor',
  {
    status: CampaignStatus
    placement: Placement
    currency: Currency
    starts_on: CalendarDate | null
    ends_on: CalendarDate | null
    priced_by: PricedBy | null
    reason: CampaignReason | null
  }
>

export const campaignMachine = defineMachine<CampaignRow>({
  table: 'ad_campaign',
  transitions: campaignTransitions,
  subject: 'ad_campaign',
})
