import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { calendarDate, pageQuery } from '../../wire/values.ts'
import { markGiven, marksGiven } from './applications-marks.ts'
import { decisionBody, deskCase, queueItem } from './decisions-shapes.ts'

/**
 * Applications as staff decide them: the queue, the case, its marks, the decision and the second look at it.
 */

const byId = z.strictObject({ id: z.string().max(64) })
const byMark = byId.extend({ markId: z.string().max(64) })
const one = z.object({ case: deskCase })
const page = { next_page_token: z.string().nullable() }

export const decisionsEndpoints = {
  'decisions.queue': endpoint({
    route: 'GET /desk/api/v1/capital/applications',
    summary: 'Capital applications, the nearest deadline first',
    access: { kind: 'staff', flag: 'can_view_cases' },
    query: z.strictObject({
      status: z.enum(applicationStatuses).optional(),
      search: z.string().max(80).optional(),
      /** What whoever asks has taken, or what nobody has. */
      held_by: z.enum(['me', 'nobody']).optional(),
      ...pageQuery,
    }),
    response: z.object({
      applications: z.array(queueItem),
      waiting: z.number().int(),
      /** Of these, longer than the 72 hours they were promised (DEC-APPL-3). */
      overdue: z.number().int(),
      ...page,
    }),
  }),
  'decisions.outlook': endpoint({
    route: 'GET /desk/api/v1/capital/outlook',
    summary:
      'What the checks of some applications say, and what their weekly minimum would take of an average week',
    access: { kind: 'staff', flag: 'can_view_cases' },
    query: z.strictObject({
      /** Ids with a comma between them, twenty at most. What is nowhere is left out of the answer. */
      ids: z.string().min(1).max(1400),
    }),
    response: z.object({
      outlooks: z.array(
        z.object({
          id: z.string(),
          passed: z.number().int(),
          checks: z.number().int(),
          /** Null where nothing was sold. */
          burden_percent: z.number().nullable(),
          burden: z.enum(['within', 'above', 'heavy']),
        }),
      ),
    }),
    example: { query: { ids: 'app_0000' } },
  }),
  'decisions.case': endpoint({
    route: 'GET /desk/api/v1/capital/applications/{id}',
    summary: 'One application with everything a decision needs',
    access: { kind: 'staff', flag: 'can_view_cases' },
    params: byId,
    response: one,
    audit: 'case.viewed',
    unitOfWork: 'write',
    versioned: true,
    example: { params: { id: 'app_0000' } },
  }),
  'decisions.decide': endpoint({
    route: 'POST /desk/api/v1/capital/applications/{id}/decision',
    summary:
      'Approve, reject or reset; an approval against a failed check says why in its note, above the limit it waits for a second person',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byId,
    body: decisionBody,
    response: one,
    reasons: [
      'wrong_status',
      'terms_raised',
      'own_proposal',
      'advance_open',
      'merchant_suspended',
      'screening_open',
    ],
    audit: 'case.decided',
    versioned: true,
    example: { params: { id: 'app_0000' }, body: { decision: 'approve' } },
  }),
  'decisions.cancel': endpoint({
    route: 'POST /desk/api/v1/capital/applications/{id}/cancellation',
    summary: 'Cancel an application that waits for its review because the merchant asked for it (DEC-APPL-1)',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byId,
    body: z.strictObject({ note: z.string().trim().min(1, 'required').max(500, 'too_long') }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.cancelled',
    versioned: true,
    example: { params: { id: 'app_0000' }, body: { note: 'Agreed with the merchant.' } },
  }),
  'decisions.readLicence': endpoint({
    route: 'PUT /desk/api/v1/capital/applications/{id}/licence',
    summary: 'Keep the end of the licence as it was read from its file; null takes it back (DEC-APPL-9)',
    access: { kind: 'staff', flag: 'can_read_licences' },
    params: byId,
    body: z.strictObject({ expires_on: calendarDate.nullable() }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.licence_read',
    example: { params: { id: 'app_0000' }, body: { expires_on: '2027-11-16' } },
  }),
  'decisions.confirm': endpoint({
    route: 'POST /desk/api/v1/capital/applications/{id}/decision/confirm',
    summary: 'A second person accepts or returns a proposed approval',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byId,
    body: z.strictObject({ accept: z.boolean() }),
    response: one,
    reasons: [
      'wrong_status',
      'own_proposal',
      'not_proposed',
      'advance_open',
      'merchant_suspended',
      'screening_open',
    ],
    audit: 'case.second_decision',
    example: { params: { id: 'app_0000' }, body: { accept: true } },
  }),
  'decisions.addMarks': endpoint({
    route: 'POST /desk/api/v1/capital/applications/{id}/marks',
    summary:
      'Keep marks in a case that may go back, for every underwriter of it; none takes the place of another',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byId,
    body: z.strictObject({ marks: marksGiven.min(1, 'required') }),
    response: one,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'case.marked',
    example: {
      params: { id: 'app_0000' },
      body: { marks: [{ target: 'company_name', reason: 'does_not_match' }] },
    },
  }),
  'decisions.changeMark': endpoint({
    route: 'PUT /desk/api/v1/capital/applications/{id}/marks/{markId}',
    summary: 'Write a kept mark anew, on the version that was read',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byMark,
    body: markGiven.omit({ target: true }),
    response: one,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'case.mark_changed',
    versioned: true,
    example: { params: { id: 'app_0000', markId: 'kmk_0000' }, body: { reason: 'does_not_match' } },
  }),
  'decisions.removeMark': endpoint({
    route: 'DELETE /desk/api/v1/capital/applications/{id}/marks/{markId}',
    summary: 'Take a kept mark back, on the version that was read',
    access: { kind: 'staff', flag: 'can_decide_cases' },
    params: byMark,
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.mark_removed',
    versioned: true,
    example: { params: { id: 'app_0000', markId: 'kmk_0000' } },
  }),
}
