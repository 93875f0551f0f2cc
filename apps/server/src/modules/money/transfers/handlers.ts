import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { byTime, listHandler } from '../../../platform/http/paging.ts'
import { confirmTransfer, rejectTransfer, type TransferOutcomes } from './decide.ts'
import { presentTransfer } from './present.ts'
import { findListedTransfer, listTransfers } from './store.ts'

export interface TransferHandlerDependencies {
  outcomes: TransferOutcomes
  fourEyesAboveMinor: FourEyesAbove
  /** Orders the transfer of a waiting advance again. */
  reorder(
    tx: Tx,
    order: {
      advanceId: string
      iban: string | undefined
      staffId: string
      secondPersonAbove: FourEyesAbove
      at: Date
    },
  ): Promise<string | Refusal>
}

export function transferHandlers(deps: TransferHandlerDependencies): Handlers<'transfers'> {
  const answer = async (tx: Tx, id: string) => {
    const row = await findListedTransfer(tx, id)
    return row ? { transfer: presentTransfer(row, deps.fourEyesAboveMinor) } : refuse('not_found')
  }
  return {
    'transfers.list': listHandler('transfers', {
      order: byTime('ordered_at'),
      find: ({ tx, query }: Call<'transfers.list'>, page) =>
        listTransfers(tx, { status: query.status ?? null, search: query.search ?? '', ...page }),
      present: (row) => presentTransfer(row, deps.fourEyesAboveMinor),
    }),

    'transfers.confirm': async ({ tx, params, body, actor, now, audit }) => {
      const known = await findListedTransfer(tx, params.id)
      audit({
        object: `transfer:${params.id}`,
        merchantId: known?.merchant_id ?? null,
        before: known?.proposed_by
          ? { proposed_by: known.proposed_by, bank_reference: known.proposed_reference }
          : null,
        after: { bank_reference: body.bank_reference },
      })
      const result = await confirmTransfer(tx, deps.outcomes, {
        id: params.id,
        staffId: actor.id,
        bankReference: body.bank_reference,
        fourEyesAboveMinor: deps.fourEyesAboveMinor,
        at: now,
      })
      return result instanceof Refusal ? result : answer(tx, params.id)
    },

    'transfers.reject': async ({ tx, params, body, actor, now, audit }) => {
      const known = await findListedTransfer(tx, params.id)
      const merchantId = known?.merchant_id ?? null
      audit({ object: `transfer:${params.id}`, merchantId, after: { reason: body.reason } })
      const result = await rejectTransfer(tx, deps.outcomes, {
        id: params.id,
        staffId: actor.id,
        reason: body.reason,
        at: now,
      })
      return result instanceof Refusal ? result : answer(tx, params.id)
    },

    'transfers.reorder': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `loan:${params.id}` })
      const result = await deps.reorder(tx, {
        advanceId: params.id,
        iban: body.iban,
        staffId: actor.id,
        secondPersonAbove: deps.fourEyesAboveMinor,
        at: now,
      })
      return result instanceof Refusal ? result : answer(tx, result)
    },
  }
}
