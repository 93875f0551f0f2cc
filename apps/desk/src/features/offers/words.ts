import { offerRisks, type MerchantRisk, type OfferRisk } from '@daftar/rules/capital/offers/offer-risk'
import type { OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { m } from '@daftar/words'
import type { DeskOffer } from './queries.ts'

export function statusText(status: OfferStatus): string {
  return statusWords[status]()
}

export function tagText(tag: OfferTag): string {
  return tagWords[tag]()
}

export function tagHint(tag: OfferTag): string {
  return tagHints[tag]()
}

export function riskText(risk: MerchantRisk): string {
  return riskWords[risk]()
}

/** Why an offer was withdrawn: one of the product's own rules in words, or what somebody wrote. */
export function reasonOf({ withdrawn_reason }: Pick<DeskOffer, 'withdrawn_reason'>): string {
  const risk = offerRisks.find((one) => one === withdrawn_reason)
  return risk ? riskWords[risk]() : withdrawn_reason
}

/** Who made it: the nightly run, somebody of the staff, or nobody that is known. */
export function makerText({ origin, made_by }: Pick<DeskOffer, 'origin' | 'made_by'>): string {
  if (origin === 'job') return m.desk_offer_by_job()
  return made_by ?? m.common_dash()
}

const statusWords: Readonly<Record<OfferStatus, () => string>> = {
  proposed: m.desk_offer_status_proposed,
  active: m.desk_offer_status_active,
  hidden: m.desk_offer_status_hidden,
  used: m.desk_offer_status_used,
  withdrawn: m.desk_offer_status_withdrawn,
  expired: m.desk_offer_status_expired,
}

const tagWords: Readonly<Record<OfferTag, () => string>> = {
  full_revenue_flow: m.desk_offer_tag_full_revenue,
  early_payoff: m.desk_offer_tag_early_payoff,
  bank_statement_required: m.desk_offer_tag_statements,
  kyb_application: m.desk_offer_tag_verification,
}

const tagHints: Readonly<Record<OfferTag, () => string>> = {
  full_revenue_flow: m.desk_offer_tag_full_revenue_hint,
  early_payoff: m.desk_offer_tag_early_payoff_hint,
  bank_statement_required: m.desk_offer_tag_statements_hint,
  kyb_application: m.desk_offer_tag_verification_hint,
}

const riskWords: Readonly<Record<OfferRisk, () => string>> = {
  arrears: m.desk_offer_risk_arrears,
  suspended: m.desk_offer_risk_suspended,
  rejected: m.desk_offer_risk_rejected,
  out_of_reach: m.desk_offer_risk_out_of_reach,
  nothing_to_pay_off: m.desk_offer_risk_nothing_to_pay_off,
}
