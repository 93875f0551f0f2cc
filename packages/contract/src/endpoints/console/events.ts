import { feedbackReasons, tellUsMoreMax } from '@daftar/rules/capital/offers/feedback'
import { kybStepNames } from '@daftar/rules/capital/kyb/steps'
import { phoneProblem } from '@daftar/rules/contact/phone'
import {
  eventAreas,
  eventCatalogue,
  eventPlatforms,
  visitorEvents,
  type PropertyRule,
  type UsageEvent,
} from '@daftar/rules/events/catalogue'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { calendarDate, instant, language, merchantFields, pageQuery, phone } from '../../wire/values.ts'

/**
 * What happens on the screens, as the browser's event port hands it in (EVT-01, CAPI-46): the product's own
 * analytics stream, on a path of its own outside the calls of capital. Call-backs and feedback are read from
 * it (DEC-OFR-12).
 */

const ids = z.string().min(1).max(64)
const amount = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/, 'invalid')
const capitalRoutes = (Object.keys(routePaths) as RouteKey[]).filter((key) => key.startsWith('capital'))

/** What every event carries (DEC-EVT-1); whose it is the session says. */
const carried = {
  merchant_id: ids,
  language,
  /** The page it happened on. */
  route: z.enum(Object.keys(routePaths) as [RouteKey, ...RouteKey[]]),
  platform: z.enum(eventPlatforms),
  /** By the clock of the browser. */
  timestamp: instant,
}

/** DEC-CAPI-14: what every event of capital carries. */
const common = {
  ...z.object(carried).partial({ route: true, platform: true, timestamp: true }).shape,
  offer_id: ids.optional(),
  loan_id: ids.optional(),
}

/** CAPI-47 with the payloads of DEC-CAPI-14. */
const capitalPayloads = {
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

type PropertyOf<Rule> = Rule extends 'id'
  ? z.ZodString
  : Rule extends 'count'
    ? z.ZodNumber
    : Rule extends readonly (infer Word extends string)[]
      ? z.ZodEnum<{ [W in Word]: W }>
      : never

type UsagePayloads = {
  [Name in UsageEvent]: z.ZodObject<
    typeof carried & {
      -readonly [Key in keyof (typeof eventCatalogue)[Name]['properties']]: PropertyOf<
        (typeof eventCatalogue)[Name]['properties'][Key]
      >
    }
  >
}

function propertyOf(rule: PropertyRule): z.ZodType {
  if (rule === 'id') return ids
  return rule === 'count' ? z.number().int().min(0).max(1_000_000) : z.enum(rule)
}

/** The payloads of the catalogue: what every event carries, and its own properties. */
const usagePayloads = Object.fromEntries(
  Object.entries(eventCatalogue).map(([name, { properties }]) => [
    name,
    z.strictObject({
      ...carried,
      ...Object.fromEntries(Object.entries(properties).map(([key, rule]) => [key, propertyOf(rule)])),
    }),
  ]),
) as unknown as UsagePayloads

export const eventPayloads = { ...capitalPayloads, ...usagePayloads }

export type CapitalEvent = keyof typeof capitalPayloads

/** Whether only those who see capital tell it. */
export function isOfCapital(name: EventName): name is CapitalEvent {
  return name in capitalPayloads
}

export type EventName = keyof typeof eventPayloads

export type EventPayload<Name extends EventName> = z.output<(typeof eventPayloads)[Name]>

/** What one request carries at most. */
export const eventsPerBatch = 20

/** The browser makes the id: a batch that is sent again is kept once. */
function event(name: EventName) {
  return z.strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/, 'invalid'),
    name: z.literal(name),
    payload: eventPayloads[name] as z.ZodType<EventPayload<EventName>>,
  })
}

const [first, ...others] = (Object.keys(eventPayloads) as EventName[]).map(event)
const anyEvent = z.discriminatedUnion('name', [first!, ...others])

export type ProductEvent = z.output<typeof anyEvent>

/** Events of one name over a range, for who looks after the product. */
const usage = z.object({
  name: z.string(),
  /** Null for visitors, who are nobody yet, and for what is told no longer. */
  area: z.enum(eventAreas).nullable(),
  count: z.number().int(),
  /** How many merchants, and how many people of theirs. */
  merchants: z.number().int(),
  people: z.number().int(),
  last_at: instant,
})

const seenEvent = z.object({
  id: z.string(),
  name: z.string(),
  at: instant,
  ...merchantFields,
  person: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

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
  /**
   * Of a call-back: where to call and the day that was chosen, with the working day it is called on
   * (DEC-OFR-12).
   */
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
    route: 'POST /merchant/api/v1/events',
    summary:
      'Take in what happened on the screens; of capital by whoever sees it (EVT-01, CAPI-46, DEC-EVT-2)',
    access: { kind: 'account' },
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
  'events.visitor': endpoint({
    route: 'POST /merchant/api/v1/events/visitor',
    front: true,
    summary: 'Take in that somebody who is not known yet went a step of signing in; nothing says who',
    access: { kind: 'public', audience: 'merchant' },
    body: z.strictObject({ name: z.enum(visitorEvents), language, platform: z.enum(eventPlatforms) }),
    response: null,
    rate: 'events',
    example: { body: { name: 'Login Code Sent', language: 'ar', platform: 'web' } },
  }),
  'events.usage': endpoint({
    route: 'GET /desk/api/v1/events',
    summary: 'What was told of the use of the product over a range, by name',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    query: z.strictObject({
      area: z.enum(eventAreas).optional(),
      merchant_id: z.string().max(64).optional(),
      from: instant.optional(),
      /** The first instant after the range. */
      until: instant.optional(),
    }),
    response: z.object({ usage: z.array(usage), forwards: z.boolean() }),
  }),
  'events.list': endpoint({
    route: 'GET /desk/api/v1/events/{name}',
    summary: 'Events of one name, the newest first',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    params: z.strictObject({ name: z.string().max(80) }),
    query: z.strictObject({ merchant_id: z.string().max(64).optional(), ...pageQuery }),
    response: z.object({ events: z.array(seenEvent), next_page_token: z.string().nullable() }),
    example: { params: { name: 'Orders Opened' } },
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
