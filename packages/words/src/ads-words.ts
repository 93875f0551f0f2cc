import { campaignLooks, type CampaignReason, type CampaignStatus } from '@daftar/rules/ads/campaign-status'
import type { Placement } from '@daftar/rules/ads/prices'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from './compiled.ts'

/**
 * What campaigns are called on screens, at the desk, in letters and files; in the reader's language unless
 * another is named.
 */

type Word = (inputs: object, options?: { locale: Language }) => string

const placements: Readonly<Record<Placement, Word>> = {
  home_banner: m.ads_placement_home_banner,
  category_banner: m.ads_placement_category_banner,
  search_sponsor: m.ads_placement_search_sponsor,
  push_message: m.ads_placement_push_message,
}

const statuses: Readonly<Record<(typeof campaignLooks)[CampaignStatus]['label'], Word>> = {
  draft: m.ads_status_draft,
  in_review: m.ads_status_in_review,
  active: m.ads_status_active,
  paused: m.ads_status_paused,
  finished: m.ads_status_finished,
  rejected: m.ads_status_rejected,
}

const reasons: Readonly<Record<CampaignReason, Word>> = {
  picture_unclear: m.ads_reason_picture_unclear,
  picture_languages: m.ads_reason_picture_languages,
  misleading: m.ads_reason_misleading,
  not_allowed: m.ads_reason_not_allowed,
  link_broken: m.ads_reason_link_broken,
  brand_of_others: m.ads_reason_brand_of_others,
  other: m.ads_reason_other,
}

export function placementText(placement: Placement, locale?: Language): string {
  return placements[placement]({}, locale && { locale })
}

export function campaignStatusText(status: CampaignStatus, locale?: Language): string {
  return statuses[campaignLooks[status].label]({}, locale && { locale })
}

export function campaignReasonText(reason: CampaignReason, locale?: Language): string {
  return reasons[reason]({}, locale && { locale })
}
