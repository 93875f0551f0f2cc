import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { found, nameProblem, type FactProblem, type FactProblems } from '../merchants/merchant-facts.ts'
import type { PictureSize } from '../listings/pictures.ts'
import { normaliseWebsite, websiteProblem } from '../registry/website.ts'
import type { AdPrice, Placement } from './prices.ts'

/** A campaign as its merchant writes it (DEC-ADS-2). What is not written yet is empty, or null. */
export interface CampaignFacts {
  name: string
  storeId: string
  placement: Placement | null
  startsOn: CalendarDate | null
  endsOn: CalendarDate | null
  dailyMinor: bigint | null
  totalMinor: bigint | null
  /** Handles of uploaded pictures. */
  pictureEn: string
  pictureAr: string
  link: string
}

export const longestCampaignName = 80

/** How long a campaign runs at most, in days: its price is one that was agreed on when it was handed in. */
export const longestCampaignDays = 92

/**
 * What is wrong with a campaign, by the field's name on the wire. A draft has a name, a store and a
 * placement, and may lack the rest; what is handed in has everything, begins today or later, and can pay for
 * something each day.
 */
export function campaignProblems(
  given: CampaignFacts,
  { isWhole, today, price }: { isWhole: boolean; today: CalendarDate; price: AdPrice | null },
): FactProblems {
  const { name, storeId, placement, pictureEn, pictureAr } = given
  const always = found({
    name: nameProblem(name, longestCampaignName),
    store_id: storeId === '' ? 'choose_option' : null,
    placement: placement === null ? 'choose_option' : price === null ? 'invalid' : null,
    ...datesProblems(given, isWhole ? today : null),
    ...budgetProblems(given, price),
    link: linkProblem(given.link),
  })
  if (isWhole)
    return {
      ...found({
        starts_on: given.startsOn === null ? 'required' : null,
        ends_on: given.endsOn === null ? 'required' : null,
        daily_budget: given.dailyMinor === null ? 'required' : null,
        total_budget: given.totalMinor === null ? 'required' : null,
        picture_en: pictureEn === '' ? 'required' : null,
        picture_ar: pictureAr === '' ? 'required' : null,
        link: given.link.trim() === '' ? 'required' : null,
      }),
      ...always,
    }
  return always
}

function datesProblems({ startsOn, endsOn }: CampaignFacts, today: CalendarDate | null) {
  const last = startsOn && addDays(startsOn, longestCampaignDays - 1)
  const problems: Record<string, FactProblem | null> = {
    starts_on: startsOn !== null && today !== null && startsOn < today ? 'below_minimum' : null,
    ends_on: null,
  }
  if (startsOn !== null && endsOn !== null && last !== null) {
    if (endsOn < startsOn) problems['ends_on'] = 'below_minimum'
    else if (endsOn > last) problems['ends_on'] = 'above_maximum'
  }
  return problems
}

/** A day has to pay for one price at least, and all days for one day. */
function budgetProblems({ dailyMinor, totalMinor }: CampaignFacts, price: AdPrice | null) {
  const least = price?.priceMinor ?? 1n
  const problemOf = (minor: bigint | null, minimum: bigint): FactProblem | null =>
    minor !== null && minor < minimum ? 'below_minimum' : null
  return {
    daily_budget: problemOf(dailyMinor, least),
    total_budget: problemOf(totalMinor, dailyMinor ?? least),
  }
}

function linkProblem(link: string): FactProblem | null {
  if (link.trim() === '') return null
  const problem = websiteProblem(link)?.code
  return problem === undefined ? null : problem === 'too_long' ? 'too_long' : 'url_invalid'
}

/** The link as it is kept, with its scheme. */
export function campaignLink(text: string): string {
  return normaliseWebsite(text)
}

/** Two to one as far as whole pixels allow, and wide enough for a telephone's screen. */
export function fitsCampaign({ width, height }: PictureSize): boolean {
  return (
    width >= campaignPicture.minWidth && Math.abs(width / height / campaignPicture.ratio - 1) <= tolerance
  )
}

export const campaignPicture = { minWidth: 1200, ratio: 2 } as const
const tolerance = 0.01

/**
 * Where a press leads: the merchant's link with the campaign in it, so that the shop's own figures know it,
 * and the press itself, which the shop hands back with the order (`payment.meta.ad_click`). What the link
 * says by itself stays.
 */
export function linkOfClick(
  link: string,
  { campaignId, clickId, source }: { campaignId: string; clickId: string; source: string },
): string {
  const [, page = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(link) ?? []
  const has = (name: string) => new RegExp(`(?:^|&)${name}=`, 'i').test(query)
  const utm = { utm_source: utmValue(source), utm_medium: 'ads', utm_campaign: utmValue(campaignId) }
  const added = Object.entries(utm)
    .filter(([name]) => !has(name))
    .map(([name, value]) => `${name}=${value}`)
  return `${page}?${[...(query === '' ? [] : [query]), ...added, `ad_click=${clickId}`].join('&')}${anchor}`
}

/** Lowercase letters and digits alone, as UTM values are kept. */
function utmValue(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** How long after a press an order of the store that names it counts as one of the campaign. */
export const orderHours = 24
