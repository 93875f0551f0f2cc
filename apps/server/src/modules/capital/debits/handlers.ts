import type { Handlers, Call } from '../../../platform/http/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { cursorOf, instantPart, textPart } from '../../../platform/http/cursor.ts'
import { listHandler } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { DebitDependencies } from './dependencies.ts'
import { presentDebit } from './present.ts'
import { receiveDebit } from './receive.ts'
import { settleDebit } from './settle.ts'
import { findDebit, findListedDebit, listDebits, type DebitPosition, type DebitRow } from './store.ts'

/** What waits for the bank, then the rest. */
const waitingFirst = {
  cursor: cursorOf<DebitPosition>({
    isPending: {
      write: (is) => (is ? 'p' : 'd'),
      read: (text) => (/^[pd]$/.test(text) ? text === 'p' : null),
    },
    at: instantPart,
    id: textPart,
  }),
  positionOf: (row: DebitRow) => ({ isPending: row.status === 'pending', at: row.created_at, id: row.id }),
}

/** The desk's list of debits, and what finance tells about them. */
export function debitHandlers(deps: DebitDependencies): Handlers<'debits'> {
  return {
    'debits.list': listHandler('debits', {
      order: waitingFirst,
      find: ({ tx, query }: Call<'debits.list'>, page) =>
        listDebits(tx, {
          status: query.status ?? null,
          advanceId: query.loan_id ?? null,
          search: query.search ?? '',
          ...page,
        }),
      present: presentDebit,
    }),

    'debits.settle': async (call) => {
      const { tx, params, body, actor, now } = call
      await named(call, body)
      const refusal = await settleDebit(tx, deps, params.id, {
        outcome: body.outcome,
        actor: 'staff',
        actorId: actor.id,
        bankReference: body.bank_reference,
        reason: body.reason,
        at: now,
      })
      return refusal ?? oneOf(tx, params.id)
    },

    'debits.receive': async (call) => {
      const { tx, params, body, now } = call
      await named(call, body)
      const refusal = await receiveDebit(tx, {
        id: params.id,
        receivedOn: body.received_on,
        bankReference: body.bank_reference,
        at: now,
      })
      return refusal ?? oneOf(tx, params.id)
    },
  }
}

type DeskCall = Pick<Call<'debits.settle'>, 'tx' | 'params' | 'audit'>

async function named({ tx, params, audit }: DeskCall, after: object): Promise<void> {
  const known = await findDebit(tx, params.id)
  audit({
    object: `debit:${params.id}`,
    merchantId: known?.merchant_id ?? null,
    before: known ? { status: known.status } : null,
    after,
  })
}

async function oneOf(tx: Tx, id: string) {
  const row = await findListedDebit(tx, id)
  return row ? { debit: presentDebit(row) } : refuse('not_found')
}
