import type { CampaignReason } from '@daftar/rules/ads/campaign-status'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { campaignReasonText } from '../ads-words.ts'
import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { moneyText } from '../formats/number.ts'
import type { Writes } from './letter-line.ts'

interface CampaignFacts {
  /** As its merchant calls it. */
  campaign: string
  /** The page that shows it. */
  address: string
}

export interface ApprovedCampaignFacts extends CampaignFacts {
  /** What is held of the wallet for it. */
  budget: string
  currency: Currency
  from: CalendarDate
}

export interface RejectedCampaignFacts extends CampaignFacts {
  reason: CampaignReason
  /** What the reviewer added, in whatever language; empty where nothing was. */
  note: string
  supportEmail: string
}

export interface FinishedCampaignFacts extends CampaignFacts {
  spent: string
  /** What came back into the wallet. */
  returned: string
  currency: Currency
}

const approved: Writes<ApprovedCampaignFacts> = ({ campaign, budget, currency, from, address }, locale) => ({
  heading: m.mail_campaign_approved_subject({}, { locale }),
  lines: [
    m.mail_campaign_approved_body(
      { campaign: named(campaign), date: dateText(from), amount: moneyText(budget, currency) },
      { locale },
    ),
    { action: m.mail_campaign_open({}, { locale }), address },
  ],
})

const rejected: Writes<RejectedCampaignFacts> = (
  { campaign, reason, note, address, supportEmail },
  locale,
) => ({
  heading: m.mail_campaign_rejected_subject({}, { locale }),
  lines: [
    m.mail_campaign_rejected_body({ campaign: named(campaign) }, { locale }),
    campaignReasonText(reason, locale),
    ...(note === '' ? [] : [note]),
    { action: m.mail_campaign_open({}, { locale }), address },
    { small: m.mail_campaign_after({ email: supportEmail }, { locale }) },
  ],
})

const finished: Writes<FinishedCampaignFacts> = (
  { campaign, spent, returned, currency, address },
  locale,
) => ({
  heading: m.mail_campaign_finished_subject({}, { locale }),
  lines: [
    m.mail_campaign_finished_body(
      {
        campaign: named(campaign),
        spent: moneyText(spent, currency),
        returned: moneyText(returned, currency),
      },
      { locale },
    ),
    { action: m.mail_campaign_open({}, { locale }), address },
  ],
})

/** Whatever somebody typed keeps its own direction. */
function named(campaign: string): string {
  return `\u2068${campaign}\u2069`
}

export const adsLetters = {
  campaign_approved: approved,
  campaign_rejected: rejected,
  campaign_finished: finished,
}
