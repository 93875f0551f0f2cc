import { applicationForms } from '@daftar/rules/capital/applications/application-form'
import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { merchantRisks } from '@daftar/rules/capital/offers/offer-risk'
import { offerStatuses } from '@daftar/rules/capital/offers/offer-status'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountIn, amountOut, currency, instant, merchantFields, pageQuery } from '../wire/values.ts'

/** Offers at the desk: the list, a manual offer, a withdrawal, and the nightly sizing run at once (DEC-OFR-1, DEC-CAPI-15). */

const byId = z.strictObject({ id: z.string().max(64) })
const id = z.string({ error: 'required' }).min(1, 'required').max(64)

export const deskOffer = z.object({
  id: z.string(),
  ...merchantFields,
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  currency,
  amount: amountOut,
  tenor: z.number().int(),
  repayment_rate: z.number(),
  tags: z.array(z.enum(offerTags)),
  form: z.enum(applicationForms),
  status: z.enum(offerStatuses),
  /** `job` sized it on the store's sales, `staff` made it by hand; `provider` are records from before. */
  origin: z.enum(['job', 'staff', 'provider']),
  made_by: z.string().nullable(),
  /** The captured sales of the three full months it was sized on. */
  sized_on: amountOut.nullable(),
  discount_percent: z.number(),
  pays_off_loan_id: z.string().nullable(),
  metadata: z.object({
    early_payoff_loan_deduction: amountOut.nullable(),
    early_payoff_loan_resulting_amount: amountOut.nullable(),
  }),
  application: z.object({ id: z.string(), status: z.enum(applicationStatuses) }).nullable(),
  /** A code of the product's own rules, or what whoever withdrew it wrote. */
  withdrawn_reason: z.string(),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: instant.nullable(),
  created_at: instant,
  expires_at: instant,
})
export type DeskOffer = z.output<typeof deskOffer>

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
  stores: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      name_ar: z.string(),
      /** What the store's sales of the last three full months are good for; null below the smallest amount. */
      sized: z.object({ amount: amountOut, tenor: z.number().int() }).nullable(),
    }),
  ),
  /** Why the merchant gets no offer at all now. */
  risk: z.enum(merchantRisks).nullable(),
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

export const deskOffers = {
  'offers.listForStaff': endpoint({
    route: routes['offers.listForStaff'],
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
    route: routes['offers.facts'],
    summary: 'What a manual offer to one merchant may be',
    access: { kind: 'staff', flag: 'can_make_offers' },
    params: byId,
    response: z.object({ facts: offerFacts }),
  }),
  'offers.make': endpoint({
    route: routes['offers.make'],
    summary: 'Make an offer by hand, for 30 days',
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
  }),
  'offers.withdraw': endpoint({
    route: routes['offers.withdraw'],
    summary: 'Withdraw an active offer; one with an application is decided there',
    access: { kind: 'staff', flag: 'can_make_offers' },
    params: byId,
    body: z.strictObject({
      reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long'),
    }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'offer.withdrawn',
  }),
  'offers.sizing': endpoint({
    route: routes['offers.sizing'],
    summary: 'What the sizing run would make and withdraw now, without writing anything',
    access: { kind: 'staff', flag: 'can_make_offers' },
    response: sized,
  }),
  'offers.size': endpoint({
    route: routes['offers.size'],
    summary: 'Run the nightly sizing now; run again on the same day it makes nothing more',
    access: { kind: 'staff', flag: 'can_make_offers' },
    body: z.strictObject({}),
    response: sized,
    audit: 'offer.sized',
    unitOfWork: 'own',
  }),
}
