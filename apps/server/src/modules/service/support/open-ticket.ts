import type { BodyOf } from '@daftar/contract'
import { firstAnswerMinutes, serviceHoursOf } from '@daftar/rules/support/service-hours'
import type { Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { keepFiles } from './attachments.ts'
import { clockFrom } from './clock.ts'
import type { SupportDependencies } from './dependencies.ts'
import { findOrder, insertTicket, isStoreOf, nextNumber, threadOf, type TicketRow } from './store.ts'

/**
 * Somebody of a merchant asks for help; from then on it waits for an agent, by the hours of service of the
 * merchant's country.
 */
export async function openTicket(
  tx: Tx,
  deps: SupportDependencies,
  actor: MemberActor,
  given: BodyOf<'support.create'>,
  at: Date,
): Promise<TicketRow | Refusal> {
  const { id: personId, merchantId, storeIds } = actor
  const asker = { merchantId, storeIds }
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  const order = given.order_id ? await findOrder(tx, asker, given.order_id) : null
  if (order === undefined) return refuse('invalid_input', { fields: { order_id: 'invalid' } })
  if (given.store_id !== null && !(await isStoreOf(tx, asker, given.store_id)))
    return refuse('invalid_input', { fields: { store_id: 'choose_option' } })
  const transactionId = given.transaction_id ?? null
  const reference = transactionId && (await deps.referenceOf(tx, actor, transactionId))
  if (reference === undefined) return refuse('invalid_input', { fields: { transaction_id: 'invalid' } })
  if (given.charge_id && !(await deps.isChargeOf(tx, actor, given.charge_id)))
    return refuse('invalid_input', { fields: { charge_id: 'invalid' } })
  if (!(await keepFiles(tx, deps, merchantId, given.attachments))) return refuse('attachment_unknown')
  const hours = serviceHoursOf(merchant.country, deps.calendarOf(merchant.currency).holidays)
  const clock = clockFrom(at, firstAnswerMinutes, hours)
  const row: TicketRow = {
    merchant_id: merchantId,
    id: newId('tic'),
    number: await nextNumber(tx),
    status: 'new',
    topic: given.topic,
    subject: given.subject,
    description: given.description,
    store_id: given.store_id,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
    transaction_id: transactionId,
    transaction_reference: reference,
    charge_id: given.charge_id ?? null,
    file_ids: [...given.attachments],
    author_id: personId,
    csat: 'none',
    csat_note: '',
    csat_at: null,
    assignee_id: null,
    ...clock,
    first_due_at: clock.answer_due_at ?? at,
    first_answered_at: null,
    resolved_at: null,
    merged_into: null,
    created_at: at,
    updated_at: at,
  }
  await insertTicket(tx, row)
  await recordChange(tx, {
    ...{ merchantId, subject: 'support_ticket', subjectId: row.id, from: null, to: row.status },
    ...{ actor: 'merchant', actorId: personId, at },
  })
  await deps.live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'merchant' })
  return row
}
