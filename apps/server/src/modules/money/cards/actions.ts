import { mayDecide, needsSecond } from '@daftar/rules/access/four-eyes'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { cardsMax, mayUnfreeze, type FrozenBy } from '@daftar/rules/cards/card'
import { limitMonth } from '@daftar/rules/cards/charge'
import type { Currency } from '@daftar/rules/money/currency'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import { changes } from '../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import type { CardDependencies } from './dependencies.ts'
import { tellOfDecision, tellOfFreeze } from './letters.ts'
import { cardMachine, programMachine } from './machine.ts'
import {
  countLive,
  findCard,
  insertCard,
  insertProgram,
  lockProgram,
  type CardRow,
  type ProgramRow,
} from './store.ts'
import { tellIssuer } from './tell-issuer.ts'

interface By {
  merchantId: string
  actor: FrozenBy
  actorId: string
  at: Date
}

type OfCard = By & { cardId: string }

/** The merchant asks for cards; one whom the provider declined may ask again. */
export async function apply(tx: Tx, { merchantId, actorId, at }: By): Promise<'done' | Refusal> {
  const known = await lockProgram(tx, merchantId)
  if (known?.status === 'declined') {
    const set = { applied_by: actorId, applied_at: at, reason: '' }
    await moveStatus(tx, programMachine, known, { to: 'applied', set, actor: 'merchant', actorId, at })
    return 'done'
  }
  const row = { merchant_id: merchantId, id: newId('cpg'), applied_by: actorId, applied_at: at }
  if (known || !(await insertProgram(tx, row))) return refuse('wrong_status')
  await recordChange(tx, {
    ...{ merchantId, subject: 'card_program', subjectId: row.id, from: null, to: 'applied' },
    ...{ actor: 'merchant', actorId, at },
  })
  return 'done'
}

/**
 * A new card; it can be used once the issuer has made it. Made one at a time, so that no more are made than
 * may be.
 */
export async function create(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox'>,
  given: By & { nickname: string; currency: Currency; limitMinor: bigint },
): Promise<CardRow | Refusal> {
  const { merchantId, nickname, currency, limitMinor, actorId, at } = given
  const program = await lockProgram(tx, merchantId)
  if (program?.status !== 'approved') return refuse('cards_not_approved')
  if ((await countLive(tx, merchantId)) >= cardsMax) return refuse('cards_enough')
  const id = newId('crd')
  const day = dateInZone(at.getTime(), zoneOfCurrency(currency))
  await insertCard(tx, {
    ...{ merchant_id: merchantId, id, nickname, currency, limit_minor: limitMinor },
    ...{ month: limitMonth(day), created_by: actorId, created_at: at },
  })
  await recordChange(tx, {
    ...{ merchantId, subject: 'card', subjectId: id, from: null, to: 'ordered' },
    ...{ actor: 'merchant', actorId, at },
  })
  const row = (await findCard(tx, merchantId, id))!
  await tellIssuer(tx, deps, row)
  return row
}

/**
 * From this moment on no charge of the card is approved. What staff freeze has a reason, and its merchant is
 * told.
 */
export function freeze(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox' | 'queueMail' | 'publicOrigin'>,
  given: OfCard & { reason?: string },
): Promise<CardRow | Refusal> {
  const set = { frozen_by: given.actor, frozen_reason: given.reason ?? '' }
  return moved(tx, deps, given, 'frozen', set, async (row) => {
    if (given.actor === 'staff') await tellOfFreeze(tx, deps, row)
  })
}

export async function unfreeze(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox'>,
  given: OfCard,
): Promise<CardRow | Refusal> {
  const row = await findCard(tx, given.merchantId, given.cardId)
  if (row?.status === 'frozen' && given.actor === 'merchant' && !mayUnfreeze(row))
    return refuse('card_frozen_by_staff')
  return moved(tx, deps, given, 'active', { frozen_by: null, frozen_reason: '' })
}

/** Ends the card for good. */
export function cancel(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox'>,
  given: OfCard,
): Promise<CardRow | Refusal> {
  return moved(tx, deps, given, 'cancelled', { frozen_by: null, frozen_reason: '', cancelled_at: given.at })
}

async function moved(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox'>,
  { merchantId, cardId, actor, actorId, at }: OfCard,
  to: CardRow['status'],
  set: Parameters<typeof changeInStatus<CardRow>>[3],
  then: (row: CardRow) => Promise<void> = () => Promise.resolve(),
): Promise<CardRow | Refusal> {
  const row = await findCard(tx, merchantId, cardId)
  if (!row) return refuse('not_found')
  if (!canMove(cardMachine.transitions, row.status, to, actor)) return refuse('wrong_status')
  const detail = set.frozen_reason
  const cause = { actor, actorId, at, ...(detail && { detail }) }
  // What the merchant may do to a card it froze itself it may not to one that staff froze meanwhile.
  const only = tx`and frozen_by is not distinct from ${row.frozen_by}`
  if ((await moveStatus(tx, cardMachine, row, { to, set, only, ...cause })) === 'lost')
    return refuse('wrong_status')
  const now = (await findCard(tx, merchantId, cardId))!
  await tellIssuer(tx, deps, now)
  await then(now)
  return now
}

/** From the next charge on; what is held and spent stays counted. */
export async function changeLimit(
  tx: Tx,
  deps: Pick<CardDependencies, 'outbox'>,
  { merchantId, cardId, limitMinor }: OfCard & { limitMinor: bigint },
): Promise<CardRow | Refusal> {
  const row = await findCard(tx, merchantId, cardId)
  if (!row) return refuse('not_found')
  const isDone =
    row.status !== 'cancelled' && (await changeInStatus(tx, cardMachine, row, { limit_minor: limitMinor }))
  if (!isDone) return refuse('wrong_status')
  await tellIssuer(tx, deps, row)
  return (await findCard(tx, merchantId, cardId))!
}

interface Decision {
  merchantId: string
  staffId: string
  at: Date
}

/**
 * How much a merchant may charge to its next payout; it approves an application. Above the limit of four eyes
 * a second person says the very same sum.
 */
export async function setLimit(
  tx: Tx,
  deps: Pick<CardDependencies, 'fourEyesAboveMinor' | 'queueMail' | 'publicOrigin'>,
  { merchantId, staffId, at, currency, limitMinor }: Decision & { currency: Currency; limitMinor: bigint },
): Promise<'done' | 'proposed' | Refusal> {
  const program = await lockProgram(tx, merchantId)
  if (!program) return refuse('not_found')
  if (program.status === 'declined' || program.status === 'suspended') return refuse('wrong_status')
  const { proposed_limit_minor: proposed, proposed_by: firstId } = program
  const money = { sum: { amountMinor: limitMinor, currency }, above: deps.fourEyesAboveMinor }
  if (needsSecond(money.sum, money.above)) {
    if (proposed === null) {
      const set = { proposed_limit_minor: limitMinor, proposed_by: staffId, proposed_at: at }
      await write(tx, program, set)
      return 'proposed'
    }
    if (proposed !== limitMinor) return refuse('wrong_status')
    if (!mayDecide('card_limit', { firstId, staffId, money })) return refuse('own_proposal')
  }
  const set = {
    ...{ limit_minor: limitMinor, proposed_limit_minor: null, proposed_by: null, proposed_at: null },
    ...{ decided_by: staffId, decided_at: at },
  }
  if (program.status === 'approved') {
    await write(tx, program, set)
    return 'done'
  }
  await moveStatus(tx, programMachine, program, { to: 'approved', set, actor: 'staff', actorId: staffId, at })
  await tellOfDecision(tx, deps, { ...program, status: 'approved' })
  return 'done'
}

/** What one person proposed is dropped. */
export async function dropProposal(tx: Tx, merchantId: string): Promise<'done' | Refusal> {
  const program = await lockProgram(tx, merchantId)
  if (!program) return refuse('not_found')
  if (program.proposed_by === null) return refuse('wrong_status')
  await write(tx, program, { proposed_limit_minor: null, proposed_by: null, proposed_at: null })
  return 'done'
}

/** Declines an application, suspends all cards at once, or takes that back. */
export async function decideProgram(
  tx: Tx,
  deps: Pick<CardDependencies, 'queueMail' | 'publicOrigin'>,
  { merchantId, staffId, at, to, reason }: Decision & { to: ProgramRow['status']; reason: string },
): Promise<'done' | Refusal> {
  const program = await lockProgram(tx, merchantId)
  if (!program) return refuse('not_found')
  const isBack = to === 'approved' && program.status !== 'suspended'
  if (isBack || !canMove(programMachine.transitions, program.status, to, 'staff'))
    return refuse('wrong_status')
  const set = {
    ...{ reason, decided_by: staffId, decided_at: at },
    ...{ proposed_limit_minor: null, proposed_by: null, proposed_at: null },
  }
  const cause = { actor: 'staff', actorId: staffId, at, ...(reason && { detail: reason }) } as const
  await moveStatus(tx, programMachine, program, { to, set, ...cause })
  if (to === 'declined') await tellOfDecision(tx, deps, { ...program, status: to, reason })
  return 'done'
}

async function write(
  tx: Tx,
  { merchant_id, id }: ProgramRow,
  set: Partial<
    Pick<
      ProgramRow,
      'limit_minor' | 'proposed_limit_minor' | 'proposed_by' | 'proposed_at' | 'decided_by' | 'decided_at'
    >
  >,
): Promise<void> {
  await tx`
    update card_program set ${changes(tx, 'card_program', set)} where merchant_id = ${merchant_id} and id = ${id}`
}
