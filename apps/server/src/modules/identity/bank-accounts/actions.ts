import {
  bankAccountProblems,
  bankAccountTransitions,
  effectiveFrom,
  type BankAccountDecline,
} from '@daftar/rules/merchants/bank-account-change'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { ibanServerProblem } from '@daftar/rules/registry/iban-check'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { moveStatus, type Move } from '../../../platform/status/move.ts'
import { findBank } from '../../casework/registers/index.ts'
import { findLegalEntity } from '../../merchants/merchants/index.ts'
import { placeHold, releaseHold, type PayoutNews } from '../../money/settlement/index.ts'
import { checksOf } from './checks.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import { bankAccountMachine, type ChangeRow } from './machine.ts'
import { hashOfStopToken, stopToken } from './stop-address.ts'
import { findChange, insertChange, noteTalk } from './store.ts'
import { bankAccountMessages } from './tell.ts'

export interface Proposed {
  iban: string
  holder: string
  bankName: string
  letterId: string
}

/**
 * An admin names another account, with the bank's letter. The code they typed for it was looked at before.
 */
export async function propose(
  tx: Tx,
  { documents }: Pick<BankAccountDependencies, 'documents'>,
  { merchantId, personId, at }: { merchantId: string; personId: string; at: Date },
  given: Proposed,
): Promise<ChangeRow | Refusal> {
  const entity = await findLegalEntity(tx, merchantId)
  if (!entity) return refuse('not_found')
  const iban = normaliseIban(given.iban)
  if (iban !== '' && ibanServerProblem(iban)) return refuseFields({ iban: 'iban_invalid' })
  if (iban === normaliseIban(entity.iban)) return refuseFields({ iban: 'taken' })
  const bank = iban === '' ? null : await findBank(tx, iban)
  const bankName = bank?.name ?? given.bankName.trim()
  const holder = given.holder.trim()
  const problems = bankAccountProblems({ iban, holder, bankName })
  if (Object.keys(problems).length > 0) return refuseFields({ ...problems })
  if (!(await documents.find(tx, merchantId, given.letterId)))
    return refuseFields({ letter_url: 'not_your_file' })
  const id = newId('bac')
  const isNew = await insertChange(tx, {
    merchant_id: merchantId,
    id,
    legal_entity_id: entity.id,
    iban_before: entity.iban,
    bank_before: entity.bank_name,
    iban,
    bank_name: bankName,
    holder,
    letter_file_id: given.letterId,
    proposed_by: personId,
    proposed_at: at,
  })
  if (!isNew) return refuse('bank_change_open')
  await recordChange(tx, {
    merchantId,
    ...{ subject: 'bank_account', subjectId: id, from: null, to: 'proposed' },
    ...{ actor: 'merchant', actorId: personId, at },
  })
  return (await findChange(tx, id)) ?? refuse('not_found')
}

/** The merchant takes it back, also while it waits. */
export function withdraw(
  tx: Tx,
  row: ChangeRow,
  { personId, at }: { personId: string; at: Date },
): Promise<Refusal | null> {
  return move(tx, row, { to: 'withdrawn', actor: 'merchant', actorId: personId, at, set: { ended_at: at } })
}

interface Acting {
  staffId: string
  at: Date
  note: string
}

/**
 * A reviewer has compared it with the letter: every admin is told, and it waits. What does not hold asks for
 * a written reason.
 */
export async function approve(
  tx: Tx,
  deps: BankAccountDependencies,
  row: ChangeRow,
  { staffId, at, note }: Acting,
): Promise<Refusal | null> {
  if (row.status !== 'proposed') return refuse('wrong_status')
  const { checks } = await checksOf(tx, row)
  if (checks.some(({ holds }) => !holds) && note.length < 3) return refuseFields({ note: 'reason_required' })
  const token = stopToken(deps.keys, row.id)
  const effectiveAt = effectiveFrom(at, deps.waitHours)
  const told = await bankAccountMessages(deps).waiting(tx, row, { token, effectiveAt })
  return move(tx, row, {
    ...{ to: 'waiting', actor: 'reviewer', actorId: staffId, detail: note, at },
    set: {
      ...{ decided_by: staffId, decided_at: at, note, effective_at: effectiveAt },
      ...{ token_hash: hashOfStopToken(token), letters_told: told.letters, texts_told: told.texts },
    },
  })
}

export async function decline(
  tx: Tx,
  deps: BankAccountDependencies,
  row: ChangeRow,
  { reason, note, staffId, at }: Acting & { reason: BankAccountDecline },
): Promise<Refusal | null> {
  const set = { decided_by: staffId, decided_at: at, note, decline_reason: reason, ended_at: at }
  const refused = await move(tx, row, {
    ...{ to: 'declined', actor: 'reviewer', actorId: staffId, detail: reason, at, set },
  })
  if (refused) return refused
  await bankAccountMessages(deps).declined(tx, { ...row, ...set })
  return null
}

/**
 * "This was not me": the change ends, and no payout leaves until somebody of the staff has spoken to the
 * merchant. Where payouts are held already, they stay so.
 */
export async function stop(
  tx: Tx,
  deps: BankAccountDependencies,
  row: ChangeRow,
  by: { staffId: string | null; note: string; at: Date },
): Promise<Refusal | null> {
  if (row.status !== 'waiting') return refuse('wrong_status')
  const { staffId, note, at } = by
  const hold = await placeHold(tx, {
    ...{ merchantId: row.merchant_id, reason: 'bank_details', staffId, at },
    note: note || 'A changed bank account was stopped: "This was not me".',
  })
  const refused = await move(tx, row, {
    ...{
      to: 'stopped',
      actor: staffId === null ? 'merchant' : 'reviewer',
      actorId: staffId ?? '',
      detail: note,
      at,
    },
    set: { ended_at: at, hold_id: hold instanceof Refusal ? null : hold },
  })
  if (refused) return refused
  await bankAccountMessages(deps).stopped(tx, row)
  return null
}

/** Somebody has spoken to the merchant: that is noted, and the hold that came with the stop ends. */
export async function settle(
  tx: Tx,
  deps: Pick<BankAccountDependencies, 'orderTransfers' | keyof PayoutNews>,
  row: ChangeRow,
  { staffId, at, note }: Acting,
): Promise<Refusal | null> {
  if (!(await noteTalk(tx, row, { by: staffId, at, note }))) return refuse('wrong_status')
  if (row.hold_id === null) return null
  const released = await releaseHold(
    tx,
    { orderTransfers: deps.orderTransfers, news: deps },
    { id: row.hold_id, note, staffId, at },
  )
  // Whoever releases holds may have ended it before.
  return released instanceof Refusal && released.reason !== 'wrong_status' ? released : null
}

/** One move by the table; refused where it does not exist, or somebody else was first. */
async function move(tx: Tx, row: ChangeRow, given: Move<ChangeRow>): Promise<Refusal | null> {
  if (!canMove(bankAccountTransitions, row.status, given.to, given.actor)) return refuse('wrong_status')
  return (await moveStatus(tx, bankAccountMachine, row, given)) === 'moved' ? null : refuse('wrong_status')
}
