import type { FieldCode } from '@daftar/contract'
import type { PublishedDispute } from '@daftar/contract/endpoints/disputes/disputes-published-shapes'
import { disputesPerAnswer, reasonPublishedAs, statusesPublishedAs } from '@daftar/rules/disputes/published'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { KeyActor } from '../../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../../platform/http/call.ts'
import { byTime, listPage } from '../../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../../platform/http/refusal.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { findFile, streamOf } from '../../../casework/files/index.ts'
import { addEvidence, approve, challenge, keepFiles, readAnswer, type Answered } from '../answer.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import type { Causer } from '../end.ts'
import { listDisputes } from '../list.ts'
import { historyOf } from '../page-store.ts'
import { filesOf } from '../store.ts'
import { presentHistory, presentPublished } from './present.ts'
import { findOwnDispute, isOfOtherStore, publishedRows } from './store.ts'

/** Disputes as the systems of shops see and answer them, with the secret key. */
export function publishedHandlers(deps: DisputeDependencies) {
  return { ...reading(deps), ...answering(deps) } satisfies Partial<Handlers<'disputes'>>
}

/** Disputes and their files, as a shop's systems follow them. */
function reading(deps: DisputeDependencies) {
  const { publicOrigin } = deps
  return {
    'disputes.published': async ({ tx, actor, query, now }) => {
      const { merchantId, storeIds } = actor
      const { statuses, created_at_gte: from, created_at_lte: until, page_token } = query
      const asked = statuses && statusesPublishedAs(statuses)
      if (asked && statuses.length > 0 && asked.length === 0) return { disputes: [], next_page_token: '' }
      const scope = { merchantId, storeIds }
      const page = await listPage(
        { page_token },
        byTime('created_at'),
        (at) => listDisputes(tx, scope, { from, until, statuses: asked }, at),
        disputesPerAnswer,
      )
      const ids = page.rows.map(({ id }) => id)
      return {
        disputes: await shown(tx, actor, ids, { publicOrigin, now }),
        next_page_token: page.next_page_token ?? '',
      }
    },

    'disputes.publishedOne': async ({ tx, actor, params, now }) => {
      const [row] = await publishedRows(tx, actor, [params.id])
      if (!row) return refuse('not_found')
      const by = { publicOrigin, now }
      const history = presentHistory(row, await historyOf(tx, row), by)
      return { dispute: { ...presentPublished(row, by), history } }
    },

    'disputes.publishedFile': async ({ actor, params }) => {
      const { merchantId } = actor
      const file = await deps.database.tenantRead([merchantId], async (tx) => {
        const dispute = await findOwnDispute(tx, actor, params.id)
        const named = dispute ? await filesOf(tx, dispute) : []
        if (!named.some(({ file_id }) => file_id === params.fileId)) return undefined
        return findFile(tx, [merchantId], params.fileId)
      })
      return file ? streamOf(deps.storage, file) : refuse('not_found')
    },
  } satisfies Partial<Handlers<'disputes'>>
}

/** What a shop's systems say to a dispute. */
function answering(deps: DisputeDependencies) {
  const { publicOrigin } = deps
  return {
    'disputes.approveByKey': async ({ tx, actor, body, now, audit }) => {
      // In one order, so that two calls over the same disputes do not wait for each other in a circle.
      const ids = [...new Set(body.dispute_ids)].toSorted()
      audit({ object: `dispute:${ids.join(',')}`, after: body })
      for (const id of ids) {
        const row = await findOwnDispute(tx, actor, id)
        if (!row) return refuse('not_found', { fields: { dispute_ids: 'invalid' } })
        if (row.status === 'approved') continue
        const done = await approve(tx, deps, row, {
          ...causerOf(actor),
          amountMinor: row.disputed_minor,
          at: now,
        })
        if (!done.ok) return refuseAnswered('dispute_ids')
      }
      return { disputes: await shown(tx, actor, ids, { publicOrigin, now }) }
    },

    'disputes.challengeByKey': async (call) => {
      const { tx, actor, body, now, audit } = call
      audit({ object: `dispute:${body.dispute_id}`, after: body })
      const row = await findOwnDispute(tx, actor, body.dispute_id)
      if (!row) return refuse('not_found', { fields: { dispute_id: 'invalid' } })
      if (await isOfOtherStore(tx, actor, body.attachment_ids ?? [])) return refuseFields(notYours)
      const kept = await readAnswer(tx, row, {
        reason: reasonPublishedAs(body.reason),
        comment: body.description,
        amount: body.amount ?? null,
        attachments: filesNamed(body.attachment_ids),
        ...noTracking,
      })
      if ('fields' in kept) return refuseFields(asPublished(kept.fields))
      const done = await challenge(tx, deps, row, kept, { ...causerOf(actor), sentBy: 'api', at: now })
      const refusal = refusalOf(done, 'dispute_id')
      if (refusal) return refusal
      await keepFiles(tx, deps, row, kept)
      return { disputes: await shown(tx, actor, [row.id], { publicOrigin, now }) }
    },

    'disputes.addEvidence': async ({ tx, actor, params, body, now, audit }) => {
      audit({ object: `dispute:${params.id}`, after: body })
      const row = await findOwnDispute(tx, actor, params.id)
      if (!row) return refuse('not_found')
      if (await isOfOtherStore(tx, actor, body.attachment_ids ?? [])) return refuseFields(notYours)
      const { content } = body
      const added = await readAnswer(tx, row, {
        ...{ reason: null, comment: content, amount: null, attachments: filesNamed(body.attachment_ids) },
        ...noTracking,
      })
      if ('fields' in added) return refuseFields(asPublished(added.fields))
      const refusal = refusalOf(await addEvidence(tx, deps, row, added, now), 'id')
      if (refusal) return refusal
      return {
        id: newUuid(now),
        dispute_id: row.id,
        content,
        created_by: 'merchant' as const,
        created_at: now.toISOString(),
        attachment_ids: added.attachments.map(({ id }) => id),
      }
    },

    'disputes.uploadByKey': async ({ actor, file, now, audit, gone }) => {
      const incoming = await file()
      if (!incoming) return refuse('file_missing', { fields: { attachment: 'required' } })
      const { merchantId, id: personId } = actor
      const uploader = { merchantId, personId, at: now, signal: gone() }
      const taken = await deps.files.take(uploader, 'dispute_evidence', incoming)
      if (taken instanceof Refusal) return taken
      const { url, size } = taken
      audit({ object: `file:${url}`, merchantId, after: { purpose: 'dispute_evidence', size } })
      return { id: url }
    },
  } satisfies Partial<Handlers<'disputes'>>
}

async function shown(
  tx: ReadTx,
  actor: KeyActor,
  ids: readonly string[],
  by: { publicOrigin: string; now: Date },
): Promise<PublishedDispute[]> {
  return (await publishedRows(tx, actor, ids)).map((row) => presentPublished(row, by))
}

const notYours = { attachment_ids: 'not_your_file' } as const
const noTracking = { tracking_number: '', tracking_url: '' }

function causerOf({ id, name }: KeyActor): Causer {
  return { actor: 'merchant', actorId: id, by: { kind: 'api', id, name } }
}

type NamedFiles = Call<'disputes.addEvidence'>['body']['attachment_ids']

function filesNamed(ids: NamedFiles) {
  return (ids ?? []).map((id) => ({ id, item: null }))
}

/** The fields of an answer by what this API calls them. */
const publishedFields: Readonly<Record<string, string>> = {
  comment: 'description',
  attachments: 'attachment_ids',
}

function asPublished(fields: Record<string, FieldCode>): Record<string, FieldCode> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [publishedFields[field] ?? field, code]),
  )
}

function refusalOf(done: Answered, field: string): Refusal | null {
  if (done.ok) return null
  return done.fields ? refuseFields(asPublished(done.fields)) : refuseAnswered(field)
}

function refuseAnswered(field: string): Refusal {
  return refuse('dispute_answered', { fields: { [field]: 'invalid' } })
}
