import { applicationForms } from '@daftar/rules/capital/applications/application-form'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { merchantRisks } from '@daftar/rules/capital/offers/offer-risk'
import { offerStatuses } from '@daftar/rules/capital/offers/offer-status'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, amountOut, currency, pageQuery, tenorIn, tenorOut } from '../../wire/values.ts'
import { deskOffer, estimate, offer } from './offers-shapes.ts'

/**
 * Offers: the merchant’s, and at the desk the list, a manual offer, a withdrawal, and the nightly sizing run
 * at once (DEC-OFR-1, DEC-CAPI-15).
 */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const byOffer = z.strictObject({ offerId: z.string().max(64) })
const byId = z.strictObject({ id: z.string().max(64) })
const id = z.string({ error: 'required' }).min(1, 'required').max(64)

/** What the sizing run comes to in one currency. */
const sizing = z.object({
  currency,
  merchants: z.number().int(),
  offers: z.number().int(),
  early_pay_offs: z.number().int(),
  amount: amountOut,
})

const sized = z.object({
  sizing: z.array(sizing),
  /** Active offers that the risk rules withdraw. */
  withdrawn: z.number().int(),
})

const one = z.object({ offer: deskOffer })

/** What a manual offer to a merchant may be. */
const offerFacts = z.object({
  currency,
  /** The least of an advance. */
  least_amount: amountOut,
  stores: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      name_ar: z.string(),
      /**
       * What the store's sales of the last three full months are good for; null below the smallest amount.
       */
      sized: z.object({ amount: amountOut, tenor: tenorOut }).nullable(),
    }),
  ),
  /** Why the merchant gets no offer at all now. */
  risk: z.enum(merchantRisks).nullable(),
  /** The mean of the last 26 full weeks' sales payouts, or of as many as there are; null without a week. */
  average_week: amountOut.nullable(),
  advance_open: z.boolean(),
  /** The open advance a new one may pay off, and what a new one is at least. */
  pay_off: z
    .object({
      loan_id: z.string(),
      repaid_percent: z.number().int(),
      outstanding: amountOut,
      unpaid_fee: amountOut,
      smallest_amount: amountOut,
    })
    .nullable(),
})

export const offersEndpoints = {
  'offers.list': endpoint({
    route: 'GET /merchant/api/v1/capital/offers',
    summary: 'The offers that can be taken today (CAPI-21)',
    access: mayViewCapital,
    query: z.strictObject({
      merchant_id: z.string().max(64).optional(),
      store_id: z.string().max(64).optional(),
    }),
    response: z.object({ offers: z.array(offer) }),
    example: { query: { merchant_id: 'mer_0000' } },
  }),
  'offers.calculate': endpoint({
    route: 'POST /merchant/api/v1/capital/offer/{offerId}/calculate',
    summary: 'The estimate for an amount and a duration (CAPI-19, DEC-CAPI-12)',
    access: mayViewCapital,
    params: byOffer,
    body: z.strictObject({ amount: amountIn, tenor: tenorIn, offerId: z.string().max(64).optional() }),
    response: estimate,
    reasons: ['offer_inactive'],
    rate: 'estimate',
    unitOfWork: 'read',
    example: { params: { offerId: 'ofr_0000' }, body: { amount: '50000', tenor: 20 } },
  }),
  'offers.listForStaff': endpoint({
    route: 'GET /desk/api/v1/capital/offers',
    summary: 'Offers, newest first',
    access: { kind: 'staff', flag: 'can_view_offers' },
    query: z.strictObject({
      status: z.enum(offerStatuses).optional(),
      tag: z.enum(offerTags).optional(),
      /** Part of the merchant's name in either language, or an id. */
      search: z.string().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({
      offers: z.array(deskOffer),
      /** How many the filters find, and how many of all can be taken now. */
      total: z.number().int(),
      active: z.number().int(),
      next_page_token: z.string().nullable(),
    }),
  }),
  'offers.facts': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/offer-facts',
    summary: 'What a manual offer to one merchant may be',
    access: { kind: 'staff', flag: 'can_make_offers' },
    params: byId,
    response: z.object({ facts: offerFacts }),
    example: { params: { id: 'mer_0000' } },
  }),
  'offers.make': endpoint({
    route: 'POST /desk/api/v1/capital/offers',
    summary: 'Make an offer by hand, for 30 days; one that is too heavy is proposed to a second person',
    access: { kind: 'staff', flag: 'can_make_offers' },
    body: z.strictObject({
      merchant_id: id,
      store_id: id,
      amount: amountIn,
      tenor: z.number({ error: 'required' }).int('off_step'),
      tags: z.array(z.enum(offerTags)).max(offerTags.length).default([]),
      /** How it is applied for: in steps, or on one page. */
      form: z.enum(applicationForms).default('wizard'),
      /** Of an early pay-off: the share of the old advance's unpaid fee that is forgiven. */
      discount_percent: z.number().min(0, 'below_minimum').max(100, 'above_maximum').default(0),
      /**
       * Why, where the minimum takes more than 60 percent of an average week; a second person decides then.
       */
      burden_reason: z.string().trim().max(500, 'too_long').default(''),
    }),
    response: one,
    reasons: [
      'advance_open',
      'no_pay_off',
      'offer_exists',
      'merchant_in_arrears',
      'merchant_suspended',
      'rejected_recently',
    ],
    audit: 'offer.made',
    example: { body: { merchant_id: 'mer_0000', store_id: 'sto_0000', amount: '50000', tenor: 20 } },
  }),
  'offers.decide': endpoint({
    route: 'POST /desk/api/v1/capital/offers/{id}/decision',
    summary: 'Approve an offer that somebody else proposed, or turn it down',
    access: { kind: 'staff', flag: 'can_make_offers' },
    params: byId,
    body: z.strictObject({
      decision: z.enum(['approve', 'decline'], { error: 'required' }),
      note: z.string().trim().max(500, 'too_long').default(''),
    }),
    response: one,
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'offer.decided',
    example: { params: { id: 'ofr_0000' }, body: { decision: 'approve' } },
  }),
  'offers.withdraw': endpoint({
    route: 'POST /desk/api/v1/capital/offers/{id}/withdrawal',
    summary: 'Withdraw an active offer; one with an application is decided there',
    access: { kind: 'staff', flag: 'can_make_offers' },
    params: byId,
    body: z.strictObject({
      reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long'),
    }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'offer.withdrawn',
    example: { params: { id: 'ofr_0000' }, body: { reason: 'Agreed with the merchant.' } },
  }),
  'offers.sizing': endpoint({
    route: 'GET /desk/api/v1/capital/offers/sizing',
    summary: 'What the sizing run would make and withdraw now, without writing anything',
    access: { kind: 'staff', flag: 'can_make_offers' },
    response: sized,
  }),
  'offers.size': endpoint({
    route: 'POST /desk/api/v1/capital/offers/sizing',
    summary: 'Run the nightly sizing now; run again on the same day it makes nothing more',
    access: { kind: 'staff', flag: 'can_make_offers' },
    body: z.strictObject({}),
    response: sized,
    audit: 'offer.sized',
    unitOfWork: 'own',
    example: { body: {} },
  }),
}
