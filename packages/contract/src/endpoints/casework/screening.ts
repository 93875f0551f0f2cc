import { listKinds, screenedKinds } from '@daftar/rules/screening/match'
import { hitDecisions, screenedSubjects, screeningStates } from '@daftar/rules/screening/standing'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { calendarDate, instant, pageQuery } from '../../wire/values.ts'

/**
 * Sanctions and politically exposed persons: lists propose by likeness, and a person decides
 * (docs/decisions/0091).
 */

const views = { kind: 'staff', flag: 'can_view_onboarding' } as const
const subject = z.enum(screenedSubjects)

const list = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(listKinds),
  source: z.string(),
  dated_on: calendarDate,
  entries: z.number().int(),
  loaded_at: instant,
})
export type ScreeningList = z.output<typeof list>

export const screeningHit = z.object({
  id: z.string(),
  subject,
  /** The application to sell, the legal entity or the application for an advance. */
  subject_id: z.string(),
  merchant_id: z.string(),
  /** The business, as it calls itself. */
  about: z.string(),
  ours: z.object({
    kind: z.enum(screenedKinds),
    name: z.string(),
    birth_year: z.number().int().nullable(),
    nationality: z.string().nullable(),
  }),
  listed: z.object({
    /** The name that is nearest, and every one of the row. */
    name: z.string(),
    names: z.array(z.string()),
    birth_years: z.array(z.number().int()),
    nationalities: z.array(z.string()),
    entry_id: z.string(),
    note: z.string(),
    source: z.string(),
    listed_on: calendarDate.nullable(),
  }),
  list: list.pick({ name: true, kind: true, dated_on: true }),
  /** Of a hundred. */
  score: z.number().int(),
  found_at: instant,
  decision: z
    .object({ is: z.enum(hitDecisions), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
})
export type ScreeningHit = z.output<typeof screeningHit>

const standing = z.object({
  /** `no_list` where nothing was compared, as there was nothing to compare with; never taken for clear. */
  state: z.enum(screeningStates),
  lists: z.array(list),
  /** How many people and companies were compared. */
  compared: z.number().int(),
  hits: z.array(screeningHit),
})
export type ScreeningStanding = z.output<typeof standing>

export const screeningEndpoints = {
  'screening.ofSubject': endpoint({
    route: 'GET /desk/api/v1/screening/{subject}/{id}',
    summary: 'What lists say of the people and the company of one case',
    access: { kind: 'staff', flag: 'can_view_screening' },
    params: z.strictObject({ subject, id: z.string().max(64) }),
    response: z.object({ screening: standing }),
    example: { params: { subject: 'onboarding', id: 'onb_0000' } },
  }),
  'screening.hits': endpoint({
    route: 'GET /desk/api/v1/screening-hits',
    summary: 'Hits that nobody has decided, the oldest first, or the decided ones',
    access: views,
    query: z.strictObject({ decision: z.enum(hitDecisions).optional(), ...pageQuery }),
    response: z.object({
      hits: z.array(screeningHit),
      lists: z.array(list),
      next_page_token: z.string().nullable(),
    }),
  }),
  'screening.decide': endpoint({
    route: 'POST /desk/api/v1/screening-hits/{id}/decide',
    summary: 'Say in writing why a hit is somebody else, or that it is them',
    access: { kind: 'staff', flag: 'can_decide_onboarding' },
    params: z.strictObject({ id: z.string().max(64) }),
    body: z.strictObject({
      decision: z.enum(hitDecisions),
      reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long'),
    }),
    response: z.object({ hit: screeningHit }),
    reasons: ['wrong_status'],
    audit: 'screening.decided',
    example: {
      params: { id: 'hit_0000' },
      body: { decision: 'dismissed', reason: 'Born thirty years later, another country.' },
    },
  }),
}
