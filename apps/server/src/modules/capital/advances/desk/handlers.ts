import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Call, Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { byTime, listHandler, listPage } from '../../../../platform/http/paging.ts'
import type { Issuer } from '../../../../platform/documents/parties.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { changesOf } from '../../../../platform/status-changes.ts'
import { presentAdvance, presentDifference, presentWhole } from './present.ts'
import {
  countAttention,
  findDeskAdvance,
  listDeskAdvances,
  listDifferences,
  receiptsOf,
  writeOffsOf,
} from './store.ts'
import { advanceView } from '../handlers.ts'
import type { AdvanceMessages } from '../messages.ts'
import type { AdvancePorts } from '../ports.ts'
import { presentListedAdvance } from '../present.ts'
import { recordReceipt } from '../receipts/receipts.ts'
import { refusedTransfersOf } from '../funding/refused-transfers.ts'
import { listRepayments } from '../store.ts'
import { decideWriteOff, proposeWriteOff } from '../closing/write-off.ts'

type Ports = Pick<AdvancePorts, 'mandates' | 'debits' | 'relief'> & { calendarOf: CalendarOf }

export function deskAdvanceHandlers(
  deps: Ports & { messages: AdvanceMessages; fourEyesAboveMinor: FourEyesAbove; issuer: Issuer },
) {
  return {
    'advances.listForStaff': async ({ tx, query, now }) => {
      const filter = {
        status: query.status ?? null,
        attention: query.attention ?? null,
        search: query.search || null,
      }
      const newest = byTime('created_at')
      const [{ rows, next_page_token }, counts] = await Promise.all([
        listPage(query, newest, (page) => listDeskAdvances(tx, { ...filter, ...page })),
        countAttention(tx),
      ])
      return { advances: rows.map((row) => presentAdvance(row, { ...deps, now })), counts, next_page_token }
    },

    'advances.readForStaff': ({ tx, params, now }) => oneAdvance(tx, deps, params.id, now),

    'advances.recordReceipt': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `loan:${params.id}`, merchantId: await merchantOf(tx, params.id), after: body })
      const result = await recordReceipt(tx, deps, {
        advanceId: params.id,
        amount: body.amount,
        receivedOn: body.received_on,
        bankReference: body.bank_reference,
        staffId: actor.id,
        secondPersonAbove: deps.fourEyesAboveMinor,
        at: now,
      })
      return result instanceof Refusal ? result : oneAdvance(tx, deps, params.id, now)
    },

    'advances.proposeWriteOff': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `loan:${params.id}`, merchantId: await merchantOf(tx, params.id), after: body })
      const result = await proposeWriteOff(tx, deps, {
        advanceId: params.id,
        reason: body.reason,
        staffId: actor.id,
        at: now,
      })
      return result instanceof Refusal ? result : oneAdvance(tx, deps, params.id, now)
    },

    'advances.decideWriteOff': async ({ tx, params, body, actor, now, audit }) => {
      const [known] = await tx<Row<'write_off', 'merchant_id' | 'advance_id'>[]>`
        select merchant_id, advance_id from write_off where id = ${params.id}`
      audit({
        object: known ? `loan:${known.advance_id}` : `write_off:${params.id}`,
        merchantId: known?.merchant_id ?? null,
        after: { write_off: params.id, ...body },
      })
      const result = await decideWriteOff(tx, deps, {
        id: params.id,
        decision: body.decision,
        staffId: actor.id,
        at: now,
      })
      return result instanceof Refusal ? result : oneAdvance(tx, deps, result.advanceId, now)
    },

    'advances.bookDifferences': listHandler('differences', {
      order: byTime('found_at'),
      find: ({ tx }: Call<'advances.bookDifferences'>, page) => listDifferences(tx, page),
      present: presentDifference,
    }),
  } satisfies Partial<Handlers<'advances'>>
}

async function oneAdvance(tx: ReadTx, deps: Ports, id: string, now: Date) {
  const { mandates, relief, calendarOf } = deps
  const advance = await findDeskAdvance(tx, id)
  if (!advance) return refuse('not_found')
  const [repayments, receipts, writeOffs, reliefs, mandateStatuses, history, refused, view] =
    await Promise.all([
      listRepayments(tx, advance.merchant_id, advance.id),
      receiptsOf(tx, advance),
      writeOffsOf(tx, advance),
      relief.askedFor(tx, advance),
      mandates.statusesOf(tx, advance.merchant_id),
      changesOf(tx, advance.merchant_id, 'advance', advance.id),
      refusedTransfersOf(tx, advance.merchant_id, [advance]),
      advanceView(tx, deps, advance, now),
    ])
  const mandateStatus = mandateStatuses.get(advance.id) ?? null
  return {
    advance: presentWhole({
      ...{ advance, repayments, receipts, writeOffs, reliefs, mandateStatus, history },
      ...{ refused: refused.get(advance.id), now, calendarOf },
      // The very figure the merchant reads.
      nextDue: presentListedAdvance(view).next_due_amount,
    }),
  }
}

async function merchantOf(tx: Tx, advanceId: string): Promise<string | null> {
  return (await findDeskAdvance(tx, advanceId))?.merchant_id ?? null
}
