import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'

/** The sessions of a person, and their end (SES-26, SES-32 to SES-34). */

const signedIn = { kind: 'account' } as const satisfies Access

export const sessionsEndpoints = {
  'sessions.logout': endpoint({
    route: 'POST /merchant/api/v1/auth/logout',
    summary: 'End this session',
    access: signedIn,
    ofPerson: true,
    response: null,
    audit: 'session.ended',
  }),
  'sessions.list': endpoint({
    route: 'GET /merchant/api/v1/auth/sessions',
    summary: 'The active sessions of the signed-in person',
    access: signedIn,
    ofPerson: true,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          ip: z.string(),
          created_at: instant,
          last_active_at: instant,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  'sessions.endAll': endpoint({
    route: 'DELETE /merchant/api/v1/auth/sessions',
    summary: 'End every session of the signed-in person, this one included',
    access: signedIn,
    ofPerson: true,
    response: null,
    audit: 'session.all_ended',
  }),
  'sessions.end': endpoint({
    route: 'DELETE /merchant/api/v1/auth/sessions/{id}',
    summary: 'End one other session',
    access: signedIn,
    ofPerson: true,
    params: z.strictObject({ id: z.string().max(64) }),
    response: null,
    reasons: ['current_session'],
    audit: 'session.ended',
    example: { params: { id: 'ses_0000' } },
  }),
  'sessions.work': endpoint({
    route: 'PUT /merchant/api/v1/account/workspace',
    summary: 'Work in another of one’s merchants: the session shows its pages alone, under a new token',
    access: signedIn,
    ofPerson: true,
    body: z.strictObject({ merchant_id: z.string().max(64) }),
    response: z.object({ auth_token: z.string(), merchant_id: z.string() }),
    audit: 'session.workspace_changed',
    answerIsSecret: true,
    example: { body: { merchant_id: 'mer_0000' } },
  }),
  'sessions.viewAs': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/members/{personId}/view',
    summary:
      'See for half an hour what a member of a merchant sees, and change nothing; the session comes as a cookie',
    access: { kind: 'staff', flag: 'can_view_as' },
    params: z.strictObject({ id: z.string().max(64), personId: z.string().max(64) }),
    body: z.strictObject({
      reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long'),
    }),
    response: z.object({ until: instant }),
    reasons: ['wrong_status'],
    audit: 'member.viewed',
    answerIsSecret: true,
    example: {
      params: { id: 'mer_0000', personId: 'per_0000' },
      body: { reason: 'Cannot find the October invoice' },
    },
  }),
  'sessions.logoutForStaff': endpoint({
    route: 'POST /desk/api/v1/auth/logout',
    summary: 'End this staff session',
    access: { kind: 'staff', flag: null },
    response: null,
    audit: 'desk_session.ended',
  }),
}
