import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/** DEC-ADS-2: how far a campaign is. */
export const campaignStatuses = ['draft', 'in_review', 'active', 'paused', 'finished', 'rejected'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/**
 * `reviewer` is whoever approves: the provider's staff, or ads operations in the merchant's application
 * (DEC-ADS-3).
 */
export const campaignTransitions = defineTransitions<CampaignStatus>({
  draft: { in_review: ['merchant'] },
  in_review: { active: ['reviewer'], rejected: ['reviewer'], draft: ['merchant'] },
  active: { paused: ['merchant'], finished: ['merchant', 'system'] },
  paused: { active: ['merchant'], finished: ['merchant', 'system'] },
  finished: {},
  rejected: { in_review: ['merchant'] },
})

/** Words: `ads_status_<label>`. */
export const campaignLooks = {
  draft: { label: 'draft', tone: 'default' },
  in_review: { label: 'in_review', tone: 'warning' },
  active: { label: 'active', tone: 'positive' },
  paused: { label: 'paused', tone: 'warning' },
  finished: { label: 'finished', tone: 'default' },
  rejected: { label: 'rejected', tone: 'negative' },
} as const satisfies Record<CampaignStatus, StatusLook & { label: CampaignStatus }>

/** What nobody has approved yet may be written on, but for what somebody is reading just now. */
export function isOpenCampaign(status: CampaignStatus): boolean {
  return status === 'draft' || status === 'rejected'
}

/** Working days of the merchant's country within which a campaign is reviewed. */
export const campaignReviewDays = 1

/** Why a campaign is sent back, as both sides read it. Words: `ads_reason_<name>`. */
export const campaignReasons = [
  'picture_unclear',
  'picture_languages',
  'misleading',
  'not_allowed',
  'link_broken',
  'brand_of_others',
  'other',
] as const
export type CampaignReason = (typeof campaignReasons)[number]
