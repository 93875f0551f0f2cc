import type { AnswerBody } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { activeStatuses } from '@daftar/rules/disputes/dispute'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount } from '@daftar/rules/money/money'
import { disputesPageSize } from '@daftar/rules/shell/frame/page-size'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { approve, challenge, keepFiles, readAnswer, saveAnswer, type Answered } from './answer.ts'
import type { DisputeDependencies } from './dependencies.ts'
import type { Causer } from './end.ts'
import {
  countDisputes,
  disputesOfPayout,
  findListed,
  listDisputes,
  type DisputeFilters,
  type DisputeScope,
} from './list.ts'
import { loadPage } from './page-store.ts'
import { amountIn, presentDispute, presentListed } from './present.ts'
import { findDispute, type DisputeRow } from './store.ts'

const order = byTime('created_at')

/** Disputes of the back-office (DSP-24 to DSP-31). */
export function merchantHandlers(deps: DisputeDependencies) {
  return {
    'disputes.list': async ({ tx, actor, query }) => {
      const scope = scopeAmong(actor, query.merchant_ids)
      if (!scope) return { disputes: [], next_page_token: null, total: 0 }
      const filters = filtersOf(query)
      const [page, total] = await Promise.all([
        listPage(query, order, (asked) => listDisputes(tx, scope, filters, asked), disputesPageSize),
        countDisputes(tx, scope, filters),
      ])
      return { disputes: page.rows.map(presentListed), next_page_token: page.next_page_token, total }
    },

    'disputes.active': async ({ tx, actor }) => ({ count: await countActive(tx, actor) }),

    'disputes.read': async ({ tx, actor, params, now }) => {
      const row = await findListed(tx, scopeOf(actor), params.id)
      if (!row) return refuse('not_found')
      return { dispute: presentDispute(await loadPage(tx, row), { flags: actor.flags, now }) }
    },

    'disputes.approve': (call) =>
      answering(call, async (row, by) => {
        const { amount } = call.body
        const amountMinor = amount === undefined ? row.disputed_minor : amountOf(amount, row)
        if (amountMinor instanceof Refusal) return amountMinor
        return approve(call.tx, deps, row, { ...by, amountMinor, at: call.now })
      }),

    'disputes.challenge': (call) =>
      answering(call, (row, by) =>
        withAnswer(call.tx, deps, row, call.body, (kept) =>
          challenge(call.tx, deps, row, kept, { ...by, sentBy: 'merchant', at: call.now }),
        ),
      ),

    'disputes.saveAnswer': (call) =>
      answering(call, (row) =>
        withAnswer(call.tx, deps, row, call.body, (kept) =>
          saveAnswer(call.tx, row, kept, { name: call.actor.name, at: call.now, base: call.body.base }),
        ),
      ),

    'disputes.dropAnswer': (call) =>
      answering(call, async (row) => {
        const dropped = await saveAnswer(call.tx, row, null, { name: '', at: call.now })
        if (dropped.ok) await keepFiles(call.tx, deps, row, null)
        return dropped
      }),

    'disputes.ofPayout': async ({ tx, actor, params }) => {
      const rows = await disputesOfPayout(tx, scopeOf(actor), params.id)
      if (!rows) return refuse('not_found')
      return {
        disputes: rows.map(({ id, number, status, currency, ...row }) => ({
          ...{ id, number, status, currency, order_number: row.order_number },
          disputed_amount: amountIn(currency)(row.disputed_minor),
          held_in: row.held_id && row.held_number ? { id: row.held_id, number: row.held_number } : null,
        })),
      }
    },
  } satisfies Partial<Handlers<'disputes'>>
}

type OwnScope = DisputeScope & { merchantId: string }

/** Whose disputes a person sees: those of the workspace. */
export function scopeOf({ merchantId, storeIds }: MemberActor): OwnScope {
  return { merchantId, storeIds }
}

/** The same, where the workspace is one of the merchants asked for; null where it is none (DEC-DSP-3). */
export function scopeAmong(actor: MemberActor, asked: readonly string[] = []): OwnScope | null {
  return asked.length === 0 || asked.includes(actor.merchantId) ? scopeOf(actor) : null
}

/** How many nobody has decided yet, of those a person sees (DSP-27). */
export function countActive(tx: ReadTx, actor: MemberActor): Promise<number> {
  return countDisputes(tx, scopeOf(actor), { statuses: activeStatuses })
}

type Filtered = Call<'disputes.list'>['query'] | Call<'disputes.export'>['query']

export function filtersOf(query: Filtered): DisputeFilters {
  return {
    from: query.created_at_gte === undefined ? undefined : new Date(query.created_at_gte),
    until: query.created_at_lte === undefined ? undefined : new Date(query.created_at_lte),
    statuses: query.statuses,
    search: query.query,
  }
}

type AnsweringCall = Pick<Call<'disputes.dropAnswer'>, 'tx' | 'actor' | 'params' | 'now' | 'audit'> & {
  body?: unknown
}

/** Is it one of theirs, do it, show it as it is then. */
async function answering(
  { tx, actor, params, body, now, audit }: AnsweringCall,
  act: (row: DisputeRow, by: Causer) => Promise<Answered | Refusal>,
) {
  audit({ object: `dispute:${params.id}`, after: body ?? {} })
  const scope = scopeOf(actor)
  const seen = await findListed(tx, scope, params.id)
  const row = seen && (await findDispute(tx, seen.id, scope.merchantId))
  if (!row) return refuse('not_found')
  const by = { kind: 'merchant', id: actor.id, name: actor.name } as const
  const done = await act(row, { actor: 'merchant', actorId: actor.id, by })
  if (done instanceof Refusal) return done
  if (!done.ok) return done.fields ? refuseFields(done.fields) : refuse(done.reason)
  const after = await findListed(tx, scope, row.id)
  return { dispute: presentDispute(await loadPage(tx, after!), { flags: actor.flags, now }) }
}

/** Reads what was typed, does with it what is asked for, and keeps its files. */
async function withAnswer(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  body: AnswerBody,
  act: (kept: NonNullable<DisputeRow['answer']>) => Promise<Answered>,
): Promise<Answered | Refusal> {
  const kept = await readAnswer(tx, row, body)
  if ('fields' in kept) return refuseFields(kept.fields)
  const done = await act(kept)
  if (done.ok) await keepFiles(tx, deps, row, kept)
  return done
}

function amountOf(typed: string | number, { currency }: DisputeRow): bigint | Refusal {
  const fault = amountFault(typed, currency)
  return fault ? refuseFields({ amount: fault }) : parseAmount(typed, currency)!.amountMinor
}
