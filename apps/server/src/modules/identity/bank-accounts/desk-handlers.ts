import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { approve, decline, settle, stop } from './actions.ts'
import { caseOf } from './case.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import type { ChangeRow } from './machine.ts'
import { presentQueueItem } from './present.ts'
import { countWork, findChange, findListed, listChanges, lockChange } from './store.ts'

/** Changed bank accounts, as staff compare and decide them. */
export function staffHandlers(deps: BankAccountDependencies) {
  type Deciding = Pick<Call<'bankAccounts.approve'>, 'tx' | 'params' | 'now' | 'actor' | 'audit'>

  async function answer({ tx, params }: Pick<Deciding, 'tx' | 'params'>) {
    const row = await findListed(tx, params.id)
    return row ? { change: await caseOf(tx, deps, row) } : refuse('not_found')
  }

  /** On the status that is found once the row is held: of two who decide at once one does. */
  async function deciding(
    call: Deciding,
    after: unknown,
    act: (row: ChangeRow, by: { staffId: string; at: Date }) => Promise<Refusal | null>,
  ) {
    const { tx, params, actor, now, audit } = call
    const known = await findChange(tx, params.id)
    audit({ object: `bank_account:${params.id}`, merchantId: known?.merchant_id ?? null, after })
    const row = known && (await lockChange(tx, known.merchant_id, known.id))
    if (!row) return refuse('not_found')
    audit({
      object: `bank_account:${row.id}`,
      merchantId: row.merchant_id,
      before: { status: row.status },
      after,
    })
    return (await act(row, { staffId: actor.id, at: now })) ?? answer(call)
  }

  return {
    'bankAccounts.queue': async ({ tx, query }) => {
      const filter = { status: query.status ?? null, merchantId: query.merchant_id ?? null }
      const { rows, next_page_token } = await listPage(
        query,
        byTime('proposed_at'),
        ({ before: after, size }) => listChanges(tx, { ...filter, after, size }),
      )
      return { changes: rows.map(presentQueueItem), waiting: await countWork(tx), next_page_token }
    },

    'bankAccounts.case': async (call) => {
      const known = await findChange(call.tx, call.params.id)
      call.audit({ object: `bank_account:${call.params.id}`, merchantId: known?.merchant_id ?? null })
      return answer(call)
    },

    'bankAccounts.approve': (call) =>
      deciding(call, call.body, (row, by) => approve(call.tx, deps, row, { ...by, ...call.body })),

    'bankAccounts.decline': (call) =>
      deciding(call, call.body, (row, by) => decline(call.tx, deps, row, { ...by, ...call.body })),

    'bankAccounts.stopForStaff': (call) =>
      deciding(call, call.body, (row, by) => stop(call.tx, deps, row, { ...by, ...call.body })),

    'bankAccounts.settle': (call) =>
      deciding(call, call.body, (row, by) => settle(call.tx, deps, row, { ...by, ...call.body })),
  } satisfies Partial<Handlers<'bankAccounts'>>
}
