import { stepNames } from '@daftar/rules/capital/applications/steps'
import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint, type Access } from '../../endpoint.ts'

/** What a person typed into the wizard and has not saved, for their next device. */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const step = z.enum(stepNames)
const content = z.record(z.string().max(64), z.json())
const version = z.number().int().positive()

/** Characters of a draft as JSON. */
export const draftLengthMax = 20_000

export const keptDraft = z.object({ step, content: content.nullable(), version })
export type KeptDraft = z.output<typeof keptDraft>

/** A password is never kept, however deep it lies (DEC-WIZ-11). */
function holdsPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) => (name === 'password' && inner !== '') || holdsPassword(inner),
  )
}

export const draftsEndpoints = {
  'drafts.list': endpoint({
    route: 'GET /merchant/api/v1/capital/application/{id}/drafts',
    summary: 'What the caller typed into the steps of an application and has not saved',
    access: mayViewCapital,
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ drafts: z.array(keptDraft) }),
    example: { params: { id: 'app_0000' } },
  }),
  'drafts.keep': endpoint({
    route: 'PUT /merchant/api/v1/capital/application/{id}/drafts/{step}',
    summary: 'Keep what the caller typed into one step; null when it was saved',
    access: mayApply,
    params: z.strictObject({ id: z.string().max(64), step }),
    body: z.strictObject({
      content: content
        .nullable()
        .refine((given) => JSON.stringify(given).length <= draftLengthMax, { error: 'too_long' })
        .refine((given) => !holdsPassword(given), { error: 'invalid' }),
    }),
    response: z.object({ version }),
    reasons: ['wrong_status'],
    example: { params: { id: 'app_0000', step: 'social_networks' }, body: { content: null } },
  }),
}
