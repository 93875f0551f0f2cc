import { campaignReasons, campaignStatuses } from '@daftar/rules/ads/campaign-status'
import { placements } from '@daftar/rules/ads/prices'
import { countryCodes } from '@daftar/rules/geo/countries'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { language, pageQuery } from '../../wire/values.ts'
import { adCampaign, adCampaignForStaff, adDay, adOptions, adTotals, campaignGiven } from './ads-shapes.ts'

/**
 * Campaigns of merchants in the provider's shopping app: written, reviewed, paid for by the wallet, counted
 * (DEC-ADS-1 to 3).
 */

const views = { kind: 'account', permission: 'canViewAds' } as const satisfies Access
const writes = { kind: 'account', permission: 'canViewAds', flag: 'is_ads_allowed' } as const satisfies Access
const operates = { kind: 'account', permission: 'canViewAds', flag: 'is_ads_ops' } as const satisfies Access
const looks = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access
/** The provider's own shopping app and pages, in whose name nobody is signed in here. */
const open = { kind: 'public', audience: 'shopper' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const one = z.object({ campaign: adCampaign })
const oneCase = z.object({ campaign: adCampaignForStaff, days: z.array(adDay) })
const filters = {
  status: z.enum(campaignStatuses).optional(),
  search: z.string().max(100).optional(),
}
const because = z.strictObject({
  reason: z.enum(campaignReasons, { error: 'choose_option' }),
  note: z.string().trim().max(300, 'too_long'),
})
/** Given with an ad: says which one it was, and counts once. */
const ticket = z.strictObject({ ticket: z.string().min(16).max(300) })

const aCampaign = { params: { id: 'cmp_0000' } }
const given = {
  ...{ name: 'White Friday', store_id: 'sto_0000', placement: 'home_banner' },
  ...{ starts_on: null, ends_on: null, daily_budget: '100.00', total_budget: '1000.00' },
  ...{ picture_en: '', picture_ar: '', link: 'https://noor.example/sale' },
}
const aTicket = { body: { ticket: 'mer_0000.cmp_0000.xxxxxxxx.xxxxxxxxxxxxxxxx' } }

export const adsEndpoints = {
  'ads.list': endpoint({
    route: 'GET /merchant/api/v1/ads/campaigns',
    summary:
      'Campaigns of the merchant, newest first, with the sums of all that the filters leave (DEC-ADS-1)',
    access: views,
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: z.object({ campaigns: z.array(adCampaign), totals: adTotals, ...page }),
  }),
  'ads.options': endpoint({
    route: 'GET /merchant/api/v1/ads/options',
    summary: 'What a campaign can be made of: stores, placements with their prices, and what the wallet has',
    access: views,
    response: adOptions,
  }),
  'ads.export': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/export',
    summary: 'The filtered campaigns as CSV',
    access: views,
    query: z.strictObject({ ...filters, language: language.optional() }),
    response: 'stream',
    unitOfWork: 'own',
    rate: 'file',
    reasons: ['narrow_the_filters'],
    audit: 'campaign.exported',
  }),
  'ads.create': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns',
    summary: 'Begin a campaign: a draft, which may lack what it is handed in with (DEC-ADS-2)',
    access: writes,
    body: campaignGiven,
    response: one,
    reasons: ['too_many_campaigns'],
    audit: 'campaign.created',
    example: { body: given },
  }),
  'ads.read': endpoint({
    route: 'GET /merchant/api/v1/ads/campaigns/{id}',
    summary: 'One campaign with its days',
    access: views,
    params: byId,
    response: z.object({ campaign: adCampaign, days: z.array(adDay) }),
    versioned: true,
    example: aCampaign,
  }),
  'ads.save': endpoint({
    route: 'PUT /merchant/api/v1/ads/campaigns/{id}',
    summary: 'Write a draft on, or what was sent back, on the version that was read',
    access: writes,
    params: byId,
    body: campaignGiven,
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'campaign.saved',
    example: { ...aCampaign, body: given },
  }),
  'ads.remove': endpoint({
    route: 'DELETE /merchant/api/v1/ads/campaigns/{id}',
    summary: 'Delete a draft, on the version that was read; what was reviewed once stays',
    access: writes,
    params: byId,
    response: null,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'campaign.removed',
    example: aCampaign,
  }),
  'ads.submit': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/{id}/submit',
    summary: 'Hand a campaign in for review, at the price of today; the wallet must hold its total budget',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status', 'wallet_not_enough', 'store_suspended'],
    versioned: true,
    audit: 'campaign.submitted',
    example: aCampaign,
  }),
  'ads.withdraw': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/{id}/withdraw',
    summary: 'Take a campaign back that nobody has decided on: a draft again',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'campaign.withdrawn',
    example: aCampaign,
  }),
  'ads.pause': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/{id}/pause',
    summary: 'Show a campaign no more for now; its budget stays held',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'campaign.paused',
    example: aCampaign,
  }),
  'ads.resume': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/{id}/resume',
    summary: 'Show a paused campaign again',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'campaign.resumed',
    example: aCampaign,
  }),
  'ads.finish': endpoint({
    route: 'POST /merchant/api/v1/ads/campaigns/{id}/finish',
    summary: 'End a campaign: what was not spent is in the wallet again at once',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'campaign.finished',
    example: aCampaign,
  }),
  'ads.listForOps': endpoint({
    route: 'GET /merchant/api/v1/ads/ops/campaigns',
    summary: 'Campaigns of every merchant, for ads operations (DEC-ADS-3)',
    access: operates,
    ofPerson: true,
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: z.object({ campaigns: z.array(adCampaignForStaff), ...page }),
  }),
  'ads.readForOps': endpoint({
    route: 'GET /merchant/api/v1/ads/ops/campaigns/{id}',
    summary: 'One campaign of any merchant with its days, for ads operations',
    access: operates,
    ofPerson: true,
    params: byId,
    response: oneCase,
    versioned: true,
    example: aCampaign,
  }),
  'ads.saveForOps': endpoint({
    route: 'PUT /merchant/api/v1/ads/ops/campaigns/{id}',
    summary:
      'Edit a campaign of any merchant that nobody has approved yet; its pictures stay the merchant’s own',
    access: operates,
    ofPerson: true,
    params: byId,
    body: campaignGiven,
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'campaign.edited',
    example: { ...aCampaign, body: given },
  }),
  'ads.approveForOps': endpoint({
    route: 'POST /merchant/api/v1/ads/ops/campaigns/{id}/approve',
    summary: 'Approve a campaign of any merchant: its budget is taken out of the wallet (DEC-ADS-3)',
    access: operates,
    ofPerson: true,
    params: byId,
    response: oneCase,
    reasons: ['wrong_status', 'wallet_not_enough', 'campaign_over', 'store_closed', 'merchant_suspended'],
    versioned: true,
    audit: 'campaign.approved',
    example: aCampaign,
  }),
  'ads.rejectForOps': endpoint({
    route: 'POST /merchant/api/v1/ads/ops/campaigns/{id}/reject',
    summary: 'Send a campaign of any merchant back with a reason',
    access: operates,
    ofPerson: true,
    params: byId,
    body: because,
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'campaign.rejected',
    example: { ...aCampaign, body: { reason: 'picture_unclear', note: '' } },
  }),
  'ads.queue': endpoint({
    route: 'GET /desk/api/v1/ads/campaigns',
    summary: 'Campaigns, those that wait first, the nearest deadline first',
    access: looks,
    query: z.strictObject({ status: filters.status, ...pageQuery }),
    response: z.object({
      campaigns: z.array(adCampaignForStaff),
      waiting: z.number().int(),
      ...page,
    }),
  }),
  'ads.case': endpoint({
    route: 'GET /desk/api/v1/ads/campaigns/{id}',
    summary: 'One campaign that was handed in, with its days',
    access: looks,
    params: byId,
    response: oneCase,
    versioned: true,
    example: aCampaign,
  }),
  'ads.approve': endpoint({
    route: 'POST /desk/api/v1/ads/campaigns/{id}/approve',
    summary:
      'Approve a campaign: its budget is taken out of the merchant’s wallet, and it is shown from its first day on',
    access: decides,
    params: byId,
    response: oneCase,
    reasons: ['wrong_status', 'wallet_not_enough', 'campaign_over', 'store_closed', 'merchant_suspended'],
    versioned: true,
    audit: 'campaign.approved',
    example: aCampaign,
  }),
  'ads.reject': endpoint({
    route: 'POST /desk/api/v1/ads/campaigns/{id}/reject',
    summary: 'Send a campaign back with a reason of the catalogue, which both languages have',
    access: decides,
    params: byId,
    body: because,
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'campaign.rejected',
    example: { ...aCampaign, body: { reason: 'picture_unclear', note: '' } },
  }),
  'ads.serve': endpoint({
    route: 'GET /ads/api/v1/ad',
    summary: 'An ad to show at a placement, whoever looks; null where there is none',
    access: open,
    query: z.strictObject({ placement: z.enum(placements), country: z.enum(countryCodes), language }),
    response: z.object({
      ad: z
        .object({
          ticket: z.string(),
          picture_url: z.string(),
          store_name: z.string(),
        })
        .nullable(),
    }),
    example: { query: { placement: 'home_banner', country: 'ARE', language: 'en' } },
  }),
  'ads.countImpression': endpoint({
    route: 'POST /ads/api/v1/impressions',
    summary: 'The ad of a ticket was seen: counted once, as far as its budget goes',
    access: open,
    body: ticket,
    response: z.object({ is_counted: z.boolean() }),
    example: aTicket,
  }),
  'ads.countClick': endpoint({
    route: 'POST /ads/api/v1/clicks',
    summary: 'The ad of a ticket was pressed: counted once, and answered with where it leads',
    access: open,
    body: ticket,
    response: z.object({ is_counted: z.boolean(), link: z.string() }),
    example: aTicket,
  }),
  'ads.picture': endpoint({
    route: 'GET /ads/api/v1/pictures/{id}',
    summary: 'A picture of a campaign that was handed in, as shoppers see it; its bytes never change',
    access: open,
    params: byId,
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'fil_00000000' } },
  }),
}
