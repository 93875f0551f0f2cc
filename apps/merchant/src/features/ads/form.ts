import type { BodyOf, FieldCode } from '@daftar/contract'
import { campaignProblems } from '@daftar/rules/ads/campaign'
import { pricedByOf, type AdPrice, type Placement } from '@daftar/rules/ads/prices'
import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { AdOptions, Campaign } from './queries.ts'

/** A campaign as it is typed. */
export interface CampaignDraft {
  name: string
  store_id: string
  placement: Placement | ''
  starts_on: string
  ends_on: string
  daily_budget: string
  total_budget: string
  picture_en: string
  picture_ar: string
  link: string
}

export function emptyDraft({ stores }: Pick<AdOptions, 'stores'>): CampaignDraft {
  const [store, ...others] = stores
  return {
    ...{ name: '', store_id: others.length === 0 ? (store?.id ?? '') : '', placement: '' },
    ...{ starts_on: '', ends_on: '', daily_budget: '', total_budget: '' },
    ...{ picture_en: '', picture_ar: '', link: '' },
  }
}

export function draftOf(campaign: Campaign): CampaignDraft {
  const { name, store_id, placement, picture_en, picture_ar, link } = campaign
  return {
    ...{ name, store_id, placement, picture_en, picture_ar, link },
    ...{ starts_on: campaign.starts_on ?? '', ends_on: campaign.ends_on ?? '' },
    ...{ daily_budget: campaign.daily_budget ?? '', total_budget: campaign.total_budget ?? '' },
  }
}

/** Null as long as there is no placement, which even a draft has. */
export function bodyOf({ placement, ...draft }: CampaignDraft): BodyOf<'ads.create'> | null {
  if (placement === '') return null
  const { daily_budget, total_budget, starts_on, ends_on, ...rest } = draft
  const amount = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    ...{ ...rest, placement, starts_on: parseCalendarDate(starts_on), ends_on: parseCalendarDate(ends_on) },
    ...{ daily_budget: amount(daily_budget), total_budget: amount(total_budget) },
  }
}

/** What a placement costs among those that are sold. */
export function priceOf(
  prices: AdOptions['prices'],
  placement: Placement | '',
  currency: Currency,
): AdPrice | null {
  const found = prices.find((one) => one.placement === placement)
  const amount = found && parseAmount(found.price, currency)
  return found && amount ? { pricedBy: found.priced_by, priceMinor: amount.amountMinor } : null
}

type Around = { currency: Currency; price: AdPrice | null; today: CalendarDate }

/** The rules of the server; a draft may lack what it is handed in with. */
export function draftProblems(draft: CampaignDraft, around: Around): Readonly<Record<string, FieldCode>> {
  return problemsOf(draft, around, false)
}

/** What a campaign lacks, or what is wrong with it, before it can be handed in; by the fields of the wire. */
export function missingIn(campaign: Campaign, now: number): string[] {
  const { currency, placement, price } = campaign
  const amount = price === null ? null : parseAmount(price, currency)
  const priced = amount && { pricedBy: pricedByOf[placement], priceMinor: amount.amountMinor }
  const around = { currency, price: priced, today: dateInZone(now, zoneOfCurrency(currency)) }
  const problems = Object.keys(problemsOf(draftOf(campaign), around, true))
  return campaign.is_store_closed ? ['store_id', ...problems] : problems
}

function problemsOf(draft: CampaignDraft, { currency, price, today }: Around, isWhole: boolean) {
  const amounts: Record<string, FieldCode> = {}
  const read = (field: 'daily_budget' | 'total_budget') => {
    const text = draft[field].trim()
    const fault = text === '' ? null : amountFault(text, currency)
    if (fault) amounts[field] = fault
    return parseAmount(text, currency)?.amountMinor ?? null
  }
  const facts = {
    ...{ name: draft.name, storeId: draft.store_id, placement: draft.placement || null, link: draft.link },
    ...{ startsOn: parseCalendarDate(draft.starts_on), endsOn: parseCalendarDate(draft.ends_on) },
    ...{ dailyMinor: read('daily_budget'), totalMinor: read('total_budget') },
    ...{ pictureEn: draft.picture_en, pictureAr: draft.picture_ar },
  }
  return { ...campaignProblems(facts, { isWhole, today, price }), ...amounts }
}
