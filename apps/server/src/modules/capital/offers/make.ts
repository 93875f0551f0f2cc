import type { BodyOf, FieldCode } from '@daftar/contract'
import { amountLimits, checkAmount } from '@daftar/rules/capital/offers/amount'
import { earlyPayOff } from '@daftar/rules/capital/offers/early-pay-off'
import {
  areTagsAllowed,
  mayNeedVerification,
  needsVerification,
  type OfferTag,
} from '@daftar/rules/capital/offers/offer'
import type { MerchantRisk } from '@daftar/rules/capital/offers/offer-risk'
import { checkTenor } from '@daftar/rules/capital/offers/tenor'
import { parseAmount } from '@daftar/rules/money/money'
import { parsePercent } from '@daftar/rules/money/percent'
import type { Reason } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { findMerchant, type MerchantRow } from '../../merchants/merchants/index.ts'
import { burdenOf, lastWeeks } from './burden.ts'
import { findOpenAdvance, type OpenAdvance } from './facts.ts'
import { insertOffers, type NewOffer } from './insert.ts'
import { notifyOwners } from './messages.ts'
import type { OfferDependencies } from './dependencies.ts'
import { findRisk } from './risk.ts'

type Body = BodyOf<'offers.make'>

export interface Making {
  body: Body
  staffId: string
  at: Date
}

const riskReasons = {
  arrears: 'merchant_in_arrears',
  suspended: 'merchant_suspended',
  rejected: 'rejected_recently',
} as const satisfies Record<MerchantRisk, Reason>

/**
 * Makes an offer by hand (DEC-OFR-1, DEC-CAPI-15): for a store of the merchant, within the limits of amount
 * and duration, with tags that go together. The risk rules of the job hold for staff too; the size is theirs.
 * Answers its id.
 */
export async function makeOffer(
  tx: Tx,
  deps: OfferDependencies,
  { body, staffId, at }: Making,
): Promise<string | Refusal> {
  const merchant = await findMerchant(tx, body.merchant_id)
  if (!merchant) return refuseFields({ merchant_id: 'invalid' })
  // An advance that opens meanwhile, and the same offer made twice, wait for each other.
  await lockLedger(tx, merchant.merchant_id)
  const risk = await findRisk(tx, deps.applications, merchant.merchant_id, at)
  if (risk) return refuse(riskReasons[risk])
  const advance = await findOpenAdvance(tx, merchant.merchant_id, merchant.currency)
  const tags = [...new Set(body.tags)]
  const paysOff = tags.includes('early_payoff')
  if (advance && !paysOff) return refuse('advance_open')
  if (paysOff && !advance?.allowsPayOff) return refuse('no_pay_off')
  const leastMinor = deps.leastMinor(merchant.currency)
  const old = paysOff ? advance : undefined
  const planned = await offerOf(tx, { body, tags, merchant, old, leastMinor, staffId })
  if (planned instanceof Refusal) return planned
  const offer = await withBurden(tx, planned, { reason: body.burden_reason, at })
  if (offer instanceof Refusal) return offer
  if (await hasSame(tx, offer, at)) return refuse('offer_exists')
  const made = await insertOffers(tx, [offer], at)
  if (offer.burdenReason === '') await notifyOwners(tx, deps, made)
  return made[0]?.id ?? refuse('offer_exists')
}

/**
 * What it takes of an average week is kept with it; above 60 percent it needs a reason, and waits for a
 * second person.
 */
async function withBurden(
  tx: Tx,
  offer: NewOffer,
  { reason, at }: { reason: string; at: Date },
): Promise<NewOffer | Refusal> {
  const burden = burdenOf(offer, await lastWeeks(tx, { ...offer, at }))
  const isHeavy = burden?.level === 'heavy'
  if (isHeavy && reason === '') return refuseFields({ burden_reason: 'required' })
  return {
    ...offer,
    burdenPercentHundredths: burden?.percentHundredths ?? null,
    burdenReason: isHeavy ? reason : '',
  }
}

interface Asked {
  body: Body
  tags: OfferTag[]
  merchant: MerchantRow
  /** The advance it pays off. */
  old: OpenAdvance | undefined
  leastMinor: bigint
  staffId: string
}

async function offerOf(tx: Tx, asked: Asked): Promise<NewOffer | Refusal> {
  const { body, tags, merchant, old, leastMinor, staffId } = asked
  const { currency } = merchant
  const discountPercentHundredths = parsePercent(body.discount_percent)
  if (discountPercentHundredths === null) return refuseFields({ discount_percent: 'too_many_decimals' })
  const amount = parseAmount(body.amount, currency)
  const fields: Record<string, FieldCode> = {}
  if (!(await ownsStore(tx, merchant, body.store_id))) fields['store_id'] = 'invalid'
  const wrongAmount = amount ? amountProblem(amount.amountMinor, asked, discountPercentHundredths) : 'invalid'
  if (wrongAmount) fields['amount'] = wrongAmount
  const wrongTenor = checkTenor(body.tenor)
  if (wrongTenor) fields['tenor'] = wrongTenor
  if (!areTagsAllowed(tags) || isUnverifiable(asked)) fields['tags'] = 'invalid'
  if (!old && body.discount_percent > 0) fields['discount_percent'] = 'invalid'
  if (!amount || Object.keys(fields).length > 0) return refuseFields(fields)
  return {
    merchantId: merchant.merchant_id,
    storeId: body.store_id,
    currency,
    amountMinor: amount.amountMinor,
    leastMinor,
    tenor: body.tenor,
    tags,
    form: body.form,
    discountPercentHundredths: Number(discountPercentHundredths),
    paysOffAdvanceId: old?.id ?? null,
    sizedOnMinor: null,
    madeBy: staffId,
    burdenPercentHundredths: null,
    burdenReason: '',
  }
}

/** The verification is a part of the wizard, and one of the Emirates. */
function isUnverifiable({ body, tags, merchant }: Asked): boolean {
  return needsVerification(tags) && (body.form !== 'wizard' || !mayNeedVerification(merchant.currency))
}

/**
 * From the least of the currency to 1,000,000 on steps of 1,000; of an early pay-off enough to leave
 * something (DEC-OFR-4, DEC-LOAN-26).
 */
function amountProblem(
  amountMinor: bigint,
  { merchant: { currency }, old, leastMinor }: Asked,
  discountPercentHundredths: bigint,
): FieldCode | null {
  const payOffMinor =
    old && earlyPayOff({ currency, ...old, discountPercentHundredths }, amountMinor).payOffMinor
  // Whatever its tags, no offer is larger than a full-revenue one.
  return checkAmount(
    amountMinor,
    amountLimits({ amountMinor, currency, leastMinor, tags: ['full_revenue_flow'], payOffMinor }),
  )
}

async function ownsStore(tx: Tx, merchant: MerchantRow, storeId: string): Promise<boolean> {
  const [row] = await tx`
    select from store_public where merchant_id = ${merchant.merchant_id} and id = ${storeId} and currency = ${merchant.currency}`
  return row !== undefined
}

/** An offer the merchant would see twice. */
async function hasSame(tx: Tx, offer: NewOffer, at: Date): Promise<boolean> {
  const [row] = await tx`
    select from offer
     where merchant_id = ${offer.merchantId} and store_id = ${offer.storeId} and status in ('proposed', 'active') and expires_at > ${at}
       and amount_minor = ${offer.amountMinor} and tenor = ${offer.tenor}
       and tags @> ${offer.tags}::text[] and tags <@ ${offer.tags}::text[] limit 1`
  return row !== undefined
}
