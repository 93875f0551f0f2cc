import { auditFamilies } from '@daftar/rules/audit/families'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant, pageQuery } from '../../wire/values.ts'

/** The audit log and its chains. */

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  merchant_id: z.string().nullable(),
  /** Empty for what belongs to no merchant. */
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  /**
   * The name of who did it; of somebody who was signing in, of whom it turned out to be. Empty where nobody
   * is known.
   */
  actor: z.string(),
  actor_id: z.string(),
  actor_role: z.string(),
  action: z.string(),
  object: z.string(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  ip: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.output<typeof auditEntry>

const page = { next_page_token: z.string().nullable() }

export const auditEndpoints = {
  'audit.list': endpoint({
    route: 'GET /desk/api/v1/audit',
    summary: 'The audit log, newest first',
    access: { kind: 'staff', flag: 'can_view_audit' },
    query: z.strictObject({
      merchant_id: z.string().max(64).optional(),
      action: z.string().max(80).optional(),
      family: z.enum(auditFamilies).optional(),
      /** Part of the name or the e-mail of who did it. */
      person: z.string().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ entries: z.array(auditEntry), ...page }),
  }),
  'audit.verify': endpoint({
    route: 'GET /desk/api/v1/audit/verification',
    summary: 'Verify the chains of the audit log and of the journal',
    access: { kind: 'staff', flag: 'can_verify_audit' },
    query: z.strictObject({ merchant_id: z.string().max(64).optional() }),
    response: z.object({
      intact: z.boolean(),
      entries: z.number().int(),
      broken_at: z.string().nullable(),
      journal_intact: z.boolean(),
      journal_entries: z.number().int(),
    }),
  }),
}
