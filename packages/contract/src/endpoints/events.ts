import { feedbackReasons, tellUsMoreMax } from '@daftar/rules/capital/offers/feedback'
import { kybStepNames } from '@daftar/rules/capital/kyb/steps'
import { phoneProblem } from '@daftar/rules/contact/phone'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDate, instant, language, merchantFields, pageQuery, phone } from '../wire/values.ts'

/**
 * What happens on the screens of capital, as the browser's event port hands it in (CAPI-46, CAPI-47): the product's own analytics
 * stream, on a path of its own outside the calls of capital. Call-backs and feedback are read from it (DEC-OFR-12).
 */

const ids = z.string().min(1).max(64)
const amount = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/, 'invalid')
const capitalRoutes = (Object.keys(routePaths) as RouteKey[]).filter((key) => key.startsWith('capital'))

/** DEC-CAPI-14: what every event carries. */
const common = {
  merchant_id: ids,
  offer_id: ids.optional(),
  loan_id: ids.optional(),
  language,
}

/** CAPI-47 with the payloads of DEC-CAPI-14. */
export const eventPayloads = {
  'Call Back Requested': z.strictObject(common),
  ScheduledCall: z.strictObject({
    ...common,
    phone: phone.refine((text) => phoneProblem(text) === null, 'phone_invalid'),
    date: calendarDate,
  }),
  'Feedback sent': z.strictObject({
    ...common,
    reason: z.enum(feedbackReasons),
    tell_us_more: z.string().max(tellUsMoreMax, 'too_long'),
    can_contact: z.boolean(),
  }),
  'Capital Apply Clicked': z.strictObject({
    ...common,
    offer_type: z.enum(['frf', 'preapprove']),
    /** DEC-OFR-8: sent with this event only. */
    monthly_revenue: amount.optional(),
  }),
  'Capital Offers Clicks': z.strictObject(common),
  'Capital Store Selected': z.strictObject({ ...common, store_id: ids }),
  'Capital Offers Loaded': z.strictObject({ ...common, offers: z.number().int().min(0).max(1_000) }),
  'Capital Early Payoff Opened': z.strictObject(common),
  /** DEC-KYB-30. */
  'Capital KYB Page Opened': z.strictObject({ ...common, application_id: ids, step: z.enum(kybStepNames) }),
  CapitalPageOpened: z.strictObject({ ...common, route: z.enum(capitalRoutes as [RouteKey, ...RouteKey[]]) }),
} as const

export type EventName = keyof typeof eventPayloads

export type EventPayload<Name extends EventName> = z.output<(typeof eventPayloads)[Name]>

/** What one request carries at most. */
export const eventsPerBatch = 20

/** The browser makes the id: a batch that is sent again is kept once. */
function event<Name extends EventName>(name: Name) {
  return z.strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/, 'invalid'),
    name: z.literal(name),
    payload: eventPayloads[name],
  })
}

const anyEvent = z.discriminatedUnion('name', [
  event('Call Back Requested'),
  event('ScheduledCall'),
  event('Feedback sent'),
  event('Capital Apply Clicked'),
  event('Capital Offers Clicks'),
  event('Capital Store Selected'),
  event('Capital Offers Loaded'),
  event('Capital Early Payoff Opened'),
  event('CapitalPageOpened'),
  event('Capital KYB Page Opened'),
])

export type ProductEvent = z.output<typeof anyEvent>

/** What support reads of the stream. */
export const callBackKinds = ['call_back', 'feedback'] as const

export type CallBackKind = (typeof callBackKinds)[number]

const callBack = z.object({
  id: z.string(),
  kind: z.enum(callBackKinds),
  at: instant,
  ...merchantFields,
  person: z.string(),
  language,
  offer_id: z.string().nullable(),
  /** Of a call-back: where to call and the day that was chosen, with the working day it is called on (DEC-OFR-12). */
  call: z.object({ phone: z.string(), date: calendarDate, call_on: calendarDate }).nullable(),
  /** Of feedback, OFR-40. The phone is there only where the person may be contacted. */
  feedback: z
    .object({
      reason: z.enum(feedbackReasons),
      tell_us_more: z.string(),
      can_contact: z.boolean(),
      phone: z.string().nullable(),
    })
    .nullable(),
})
export type CallBack = z.output<typeof callBack>

export const eventsEndpoints = {
  'events.collect': endpoint({
    route: 'POST /events/v1/batch',
    summary: 'Take in what happened on the screens of capital (CAPI-46)',
    access: { kind: 'account', permission: 'canViewCapital' },
    body: z.strictObject({ events: z.array(anyEvent).min(1).max(eventsPerBatch, 'too_long') }),
    response: null,
    rate: 'events',
    example: {
      body: {
        events: [
          {
            id: '0123456789abcdef0123456789abcdef',
            name: 'CapitalPageOpened',
            payload: { merchant_id: 'mer_0000', language: 'en', route: 'capitalOffers' },
          },
        ],
      },
    },
  }),
  'events.callBacks': endpoint({
    route: 'GET /desk/api/v1/call-backs',
    summary: 'Call-backs that were asked for and feedback on offers, the newest first (DEC-OFR-12)',
    access: { kind: 'staff', flag: 'can_view_call_backs' },
    query: z.strictObject({
      kind: z.enum(callBackKinds).optional(),
      merchant_id: z.string().max(64).optional(),
      from: instant.optional(),
      /** The first instant after the range. */
      until: instant.optional(),
      ...pageQuery,
    }),
    response: z.object({ call_backs: z.array(callBack), next_page_token: z.string().nullable() }),
    audit: 'call_backs.viewed',
    unitOfWork: 'write',
  }),
}
