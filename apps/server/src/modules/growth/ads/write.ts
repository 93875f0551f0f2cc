import type { BodyOf } from '@daftar/contract'
import { campaignLink, campaignProblems, type CampaignFacts } from '@daftar/rules/ads/campaign'
import { campaignReviewDays, isOpenCampaign } from '@daftar/rules/ads/campaign-status'
import { adPrice } from '@daftar/rules/ads/prices'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import { toLatinDigits } from '@daftar/rules/text/digits'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { workingDeadline } from '../../identity/stores/index.ts'
import { availableMinor } from '../../money/wallet/index.ts'
import type { AdsDependencies } from './dependencies.ts'
import { campaignMachine, type CampaignRow } from './machine.ts'
import { changeCampaign, countDrafts, deleteDraft, insertCampaign, lockCampaign, storeStop } from './store.ts'

export type CampaignGiven = BodyOf<'ads.create'>

/** More drafts than that are nobody's work. */
const mostDrafts = 100

/** Who writes, of which merchant, and what of it they see. */
export interface Writer {
  merchantId: string
  currency: Currency
  /** Of them a campaign may be. */
  stores: readonly string[]
  /** Who cannot choose another store writes on what is of a closed one, too. */
  keepsStore?: boolean
  personId: string
  at: Date
}

type Parsed = Omit<CampaignFacts, 'placement'> & { placement: CampaignGiven['placement'] }

/** What was typed as facts, or what of the amounts is none. */
function parse(given: CampaignGiven, currency: Currency): Parsed | Refusal {
  const amounts = { daily_budget: given.daily_budget, total_budget: given.total_budget }
  const faults: Record<string, NonNullable<ReturnType<typeof amountFault>>> = {}
  const read = (field: keyof typeof amounts): bigint | null => {
    const typed = amounts[field]
    if (typed === null || String(typed).trim() === '') return null
    const fault = amountFault(typed, currency)
    if (fault) faults[field] = fault
    return parseAmount(toLatinDigits(String(typed)).trim(), currency)?.amountMinor ?? null
  }
  const [dailyMinor, totalMinor] = [read('daily_budget'), read('total_budget')]
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  return {
    ...{ name: given.name, storeId: given.store_id, placement: given.placement },
    ...{ startsOn: given.starts_on, endsOn: given.ends_on, dailyMinor, totalMinor },
    ...{ pictureEn: given.picture_en, pictureAr: given.picture_ar, link: given.link },
  }
}

type Checks = Pick<AdsDependencies, 'documents' | 'prices'>

/**
 * The columns of what was written, or what is wrong with it at its field. A picture is one the merchant
 * uploaded for just that.
 */
async function columnsOf(
  tx: Tx,
  { documents, prices }: Checks,
  given: CampaignGiven,
  { merchantId, currency, stores, at, keepsStore = false }: Writer,
) {
  const facts = parse(given, currency)
  if (facts instanceof Refusal) return facts
  const today = todayOf(currency, at)
  const price = adPrice(facts.placement, currency, prices)
  const problems: Record<string, string> = { ...campaignProblems(facts, { isWhole: false, today, price }) }
  if (!stores.includes(facts.storeId)) problems['store_id'] = 'choose_option'
  else if (!keepsStore && (await storeStop(tx, merchantId, facts.storeId)) === 'closed')
    problems['store_id'] = 'store_closed'
  for (const [field, handle] of [
    ['picture_en', facts.pictureEn],
    ['picture_ar', facts.pictureAr],
  ] as const)
    if (handle !== '' && (await documents.find(tx, merchantId, handle))?.purpose !== 'campaign_picture')
      problems[field] = 'not_your_file'
  if (Object.keys(problems).length > 0) return refuseFields(problems as Parameters<typeof refuseFields>[0])
  return {
    ...{ name: facts.name.trim(), store_id: facts.storeId, placement: facts.placement },
    ...{ starts_on: facts.startsOn, ends_on: facts.endsOn },
    ...{ daily_minor: facts.dailyMinor, total_minor: facts.totalMinor },
    ...{ picture_en: facts.pictureEn, picture_ar: facts.pictureAr, link: campaignLink(facts.link) },
  }
}

/** Begins a draft; answers its id. */
export async function createCampaign(
  tx: Tx,
  deps: Checks,
  given: CampaignGiven,
  writer: Writer,
): Promise<string | Refusal> {
  const { merchantId, currency, personId, at } = writer
  const columns = await columnsOf(tx, deps, given, writer)
  if (columns instanceof Refusal) return columns
  if ((await countDrafts(tx, merchantId)) >= mostDrafts) return refuse('too_many_campaigns')
  const id = newId('cmp')
  await insertCampaign(tx, {
    ...{ merchant_id: merchantId, id, status: 'draft', currency, created_by: personId, created_at: at },
    ...columns,
  })
  return id
}

/**
 * Writes a campaign on, on the version that was read. `mayEdit` says in which statuses: its merchant may
 * while nobody reads it, ads operations until it is approved, and what was handed in stays whole whoever
 * writes.
 */
export async function saveCampaign(
  tx: Tx,
  deps: Checks,
  of: Pick<CampaignRow, 'merchant_id' | 'id'>,
  given: CampaignGiven,
  {
    ifMatch,
    mayEdit = isOpenCampaign,
    ...writer
  }: Writer & { ifMatch: number; mayEdit?: (status: CampaignRow['status']) => boolean },
): Promise<Refusal | null> {
  const row = await lockCampaign(tx, of)
  if (!row) return refuse('not_found')
  if (!mayEdit(row.status)) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  const columns = await columnsOf(tx, deps, given, writer)
  if (columns instanceof Refusal) return columns
  if (row.status === 'in_review') {
    const problems = wholeProblems(deps, { ...row, ...columns }, writer.at)
    if (Object.keys(problems).length > 0) return refuseFields(problems)
    // What was agreed on is the price of the placement it was handed in for.
    if (columns.placement !== row.placement) return refuseFields({ placement: 'invalid' })
  }
  for (const [before, after] of [
    [row.picture_en, columns],
    [row.picture_ar, columns],
  ] as const)
    if (before !== '' && before !== after.picture_en && before !== after.picture_ar)
      await deps.documents.letGo(tx, of.merchant_id, before)
  return (await changeCampaign(tx, row, columns)) ? null : refuse('stale_version')
}

/** Deletes a draft that nobody has decided on, and lets its pictures go. */
export async function removeDraft(
  tx: Tx,
  { documents }: Pick<Checks, 'documents'>,
  of: Pick<CampaignRow, 'merchant_id' | 'id'>,
  ifMatch: number,
): Promise<Refusal | undefined> {
  const row = await lockCampaign(tx, of)
  if (!row) return refuse('not_found')
  if (row.status !== 'draft' || row.decided_at !== null) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  await deleteDraft(tx, row)
  for (const picture of new Set([row.picture_en, row.picture_ar]))
    if (picture !== '') await documents.letGo(tx, row.merchant_id, picture)
  return undefined
}

/**
 * Hands a campaign in at the price of today. Refuses what it lacks at its field, one of a store that sells
 * nothing now, and a budget that the wallet does not hold.
 */
export async function submitCampaign(
  tx: Tx,
  deps: Checks & Pick<AdsDependencies, 'calendarOf'>,
  of: Pick<CampaignRow, 'merchant_id' | 'id'>,
  { ifMatch, personId, at }: { ifMatch: number; personId: string; at: Date },
): Promise<Refusal | null> {
  const row = await lockCampaign(tx, of)
  if (!row) return refuse('not_found')
  if (!isOpenCampaign(row.status)) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  const { currency, placement, total_minor } = row
  const price = adPrice(placement, currency, deps.prices)
  const stop = await storeStop(tx, row.merchant_id, row.store_id)
  const problems: Record<string, string> = wholeProblems(deps, row, at)
  if (stop === 'closed') problems['store_id'] = 'store_closed'
  if (price === null || Object.keys(problems).length > 0)
    return refuseFields(problems as Parameters<typeof refuseFields>[0])
  if (stop) return refuse('store_suspended')
  if (!(await isCovered(tx, { ...row, total_minor }))) return refuse('wallet_not_enough')
  const move = { to: 'in_review', actor: 'merchant', actorId: personId, at } as const
  const set = {
    ...{ submitted_at: at, decided_at: null, reason: null, note: '', version: row.version + 1 },
    ...{ priced_by: price.pricedBy, price_minor: price.priceMinor },
    deadline_at: workingDeadline(deps.calendarOf, currency, campaignReviewDays, at),
  }
  return (await moveStatus(tx, campaignMachine, row, { ...move, set })) === 'lost'
    ? refuse('wrong_status')
    : null
}

/** Whether the wallet has the whole budget now. */
async function isCovered(
  tx: ReadTx,
  {
    merchant_id: merchantId,
    currency,
    total_minor,
  }: Pick<CampaignRow, 'merchant_id' | 'currency' | 'total_minor'>,
): Promise<boolean> {
  return (await availableMinor(tx, { merchantId, currency })) >= (total_minor ?? 0n)
}

function wholeProblems({ prices }: Pick<Checks, 'prices'>, row: CampaignRow, at: Date) {
  const { currency, placement } = row
  const agreed = row.status === 'in_review' && row.price_minor !== null && row.priced_by !== null
  const price = agreed
    ? { pricedBy: row.priced_by!, priceMinor: row.price_minor! }
    : adPrice(placement, currency, prices)
  const facts = {
    ...{ name: row.name, storeId: row.store_id, placement, startsOn: row.starts_on, endsOn: row.ends_on },
    ...{ dailyMinor: row.daily_minor, totalMinor: row.total_minor, link: row.link },
    ...{ pictureEn: row.picture_en, pictureAr: row.picture_ar },
  }
  return campaignProblems(facts, { isWhole: true, today: todayOf(currency, at), price })
}

/** The day it is where the merchant is. */
export function todayOf(currency: Currency, at: Date) {
  return dateInZone(at.getTime(), zoneOfCurrency(currency))
}
