import type { FieldCode, Reason } from '@daftar/contract'
import type { AnswerBody } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { answerFaults } from '@daftar/rules/disputes/answer'
import { mayAnswer } from '@daftar/rules/disputes/dispute'
import { evidenceFilesMax, evidenceTextMax } from '@daftar/rules/disputes/published'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount } from '@daftar/rules/money/money'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { tellShopper } from './claims/tell.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { endDispute, type Causer } from './end.ts'
import { disputeMachine } from './machine.ts'
import { tellShop } from './tell-shop.ts'
import { addFiles, answerOf, findDispute, findUpload, type DisputeRow, type KeptAnswer } from './store.ts'

export type Answered = { ok: true } | { ok: false; reason: Reason; fields?: Record<string, FieldCode> }

const done: Answered = { ok: true }
const answered: Answered = { ok: false, reason: 'dispute_answered' }
const changed: Answered = { ok: false, reason: 'draft_changed' }

/** The shop gives in: all that is disputed goes back, or a part (DEC-DSP-7). */
export async function approve(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  { amountMinor, at, ...cause }: Causer & { amountMinor: bigint; at: Date },
): Promise<Answered> {
  if (!isOpen(row, at)) return answered
  if (amountMinor > row.disputed_minor) return { ok: false, reason: 'amount_over_rest' }
  const end = { to: 'approved', ending: 'merchant', refundMinor: amountMinor, at, ...cause } as const
  return (await endDispute(tx, deps, row, end)) === 'ended' ? done : answered
}

/** The shop says why the dispute is wrong; from then on the provider decides (DEC-DSP-8). */
export async function challenge(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  answer: KeptAnswer,
  sent: Causer & { sentBy: 'merchant' | 'deadline' | 'api'; at: Date },
): Promise<Answered> {
  const { sentBy, at, actor, actorId } = sent
  if (sentBy !== 'deadline' && !isOpen(row, at)) return answered
  const fields = answerFaults(answerOf(answer), row.disputed_minor)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid_input', fields }
  await lockOrder(tx, row.merchant_id, row.order_id)
  const moved = await moveStatus(tx, disputeMachine, row, {
    ...{ to: 'arbitration', actor, actorId, at },
    set: {
      ...{ challenge: answer, challenged_at: at, challenge_sent_by: sentBy },
      ...{ answer: null, answer_saved_at: null, answer_saved_by: '' },
    },
  })
  if (moved === 'lost') return answered
  await addFiles(tx, row, 'merchant', answer.attachments, at)
  await tellShopper(tx, deps, row, 'answered')
  await tellShop(tx, deps, row, 'arbitration')
  return done
}

/**
 * Adds to a challenge while the provider decides, before anybody has proposed how: its text goes on, its
 * files join the others. The order is held, so that of two at once neither is lost.
 */
export async function addEvidence(
  tx: Tx,
  deps: Pick<DisputeDependencies, 'files'>,
  { merchant_id, order_id, id }: DisputeRow,
  added: Pick<KeptAnswer, 'comment' | 'attachments'>,
  at: Date,
): Promise<Answered> {
  await lockOrder(tx, merchant_id, order_id)
  const row = await findDispute(tx, id, merchant_id)
  if (row?.status !== 'arbitration' || row.proposal || !row.challenge) return answered
  const comment = [row.challenge.comment, added.comment].filter(Boolean).join('\n\n')
  if (comment.length > evidenceTextMax)
    return { ok: false, reason: 'invalid_input', fields: { content: 'too_long' } }
  const known = row.challenge.attachments
  const fresh = added.attachments.filter((file) => known.every((one) => one.id !== file.id))
  const attachments = [...known, ...fresh]
  if (attachments.length > evidenceFilesMax)
    return { ok: false, reason: 'invalid_input', fields: { attachments: 'too_long' } }
  const set = { challenge: { ...row.challenge, comment, attachments } }
  if (!(await changeInStatus(tx, disputeMachine, row, set))) return answered
  await addFiles(tx, row, 'merchant', fresh, at)
  for (const file of fresh) await deps.files.documents.find(tx, merchant_id, file.id)
  return done
}

interface Saving {
  name: string
  at: Date
  /** The version that whoever writes has read; undefined writes over whatever stands. */
  base?: number | undefined
}

/**
 * Keeps what is written, whole or not, until it is sent. Who writes on a version that is not the last any
 * more is told.
 */
export async function saveAnswer(
  tx: Tx,
  row: DisputeRow,
  answer: KeptAnswer | null,
  { name, at, base }: Saving,
): Promise<Answered> {
  if (!isOpen(row, at)) return answered
  const { answer_version: version } = row
  if (base !== undefined && base !== version) return changed
  const set = answer
    ? { answer, answer_saved_at: at, answer_saved_by: name }
    : { answer: null, answer_saved_at: null, answer_saved_by: '' }
  const isKept = await changeInStatus(
    tx,
    disputeMachine,
    row,
    { ...set, answer_version: version + 1 },
    tx`and answer_version = ${version}`,
  )
  if (isKept) return done
  const now = await findDispute(tx, row.id, row.merchant_id)
  return now && isOpen(now, at) ? changed : answered
}

function isOpen({ status, respond_by }: DisputeRow, at: Date): boolean {
  return mayAnswer({ status, respondByMs: respond_by.getTime() }, at.getTime())
}

/**
 * What was typed, as it is kept; or the fields that are wrong. Files are the merchant's own, uploaded for an
 * answer.
 */
export async function readAnswer(
  tx: ReadTx,
  { merchant_id, currency }: DisputeRow,
  body: AnswerBody,
): Promise<KeptAnswer | { fields: Record<string, FieldCode> }> {
  const typed = body.amount ?? ''
  const fault = typed === '' ? null : amountFault(typed, currency)
  if (fault) return { fields: { amount: fault } }
  const attachments: KeptAnswer['attachments'] = []
  for (const { id, item } of body.attachments) {
    if (attachments.some((one) => one.id === id)) continue
    const file = await findUpload(tx, merchant_id, id)
    if (!file) return { fields: { attachments: 'not_your_file' } }
    attachments.push({ ...file, item })
  }
  return {
    reason: body.reason,
    comment: body.comment,
    amount_minor: typed === '' ? null : String(parseAmount(typed, currency)!.amountMinor),
    tracking_number: body.tracking_number,
    tracking_url: body.tracking_url,
    attachments,
  }
}

/** Marks the files of an answer as used; those that an earlier one named and this one does not are let go. */
export async function keepFiles(
  tx: Tx,
  { files }: Pick<DisputeDependencies, 'files'>,
  { merchant_id, answer: before }: DisputeRow,
  answer: KeptAnswer | null,
): Promise<void> {
  const named = answer?.attachments ?? []
  for (const { id } of named) await files.documents.find(tx, merchant_id, id)
  for (const { id } of before?.attachments ?? [])
    if (named.every((one) => one.id !== id)) await files.documents.letGo(tx, merchant_id, id)
}
