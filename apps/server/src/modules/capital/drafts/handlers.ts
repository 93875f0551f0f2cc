import { isEditable } from '@daftar/rules/capital/applications/application-status'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findOwnApplication, type ApplicationRow } from '../applications/index.ts'
import { keepDraft, listDrafts } from './store.ts'

/** Everybody has drafts of their own: two people who type at once do not see each other's half sentences. */
export const draftHandlers: Handlers<'drafts'> = {
  'drafts.list': async ({ tx, actor, params }) => {
    const row = await findOwnApplication(tx, actor, params.id)
    if (!row) return refuse('not_found')
    if (!isEditable(row.status)) return { drafts: [] }
    return { drafts: await listDrafts(tx, ownerOf(row, actor.id)) }
  },

  'drafts.keep': async ({ tx, actor, params, body, now }) => {
    const row = await findOwnApplication(tx, actor, params.id)
    if (!row) return refuse('not_found')
    if (!isEditable(row.status)) return refuse('wrong_status')
    const draft = { step: params.step, content: body.content }
    return { version: await keepDraft(tx, ownerOf(row, actor.id), draft, now) }
  },
}

function ownerOf(row: ApplicationRow, personId: string) {
  return { merchantId: row.merchant_id, applicationId: row.id, personId }
}
