import type { EndedTopUp, TopUpLine } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { cursorOf, dayPart, textPart } from '../../../platform/http/cursor.ts'
import { byTime, listHandler, listPage, type Keyset } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { openItems } from '../reconciliation/index.ts'
import { findWallet } from '../settlement/index.ts'
import type { WalletDependencies } from './dependencies.ts'
import { listMovements, presentMovements } from './movements.ts'
import { balanceOfWallet } from './present.ts'
import { openWithdrawals } from './store.ts'
import { declineTopUp, matchTopUp, sendBackTopUp } from './top-ups.ts'
import { declineUndo, undoTopUp } from './undo-top-up.ts'

/** Of what moved last. */
const lastMovements = 20

/** Money of the bank that is to be somebody's: what waits, and what became of it. */
const topUpLists = {
  'wallet.topUps': async ({ tx, query }) => {
    const { proposals } = await openItems(tx)
    const { rows, next_page_token } = await listPage(query, waitingOrder, ({ before, size }) =>
      waitingLines(tx, [...proposals.keys()], before, size),
    )
    return { lines: rows.map(presentLine), next_page_token }
  },

  'wallet.endedTopUps': listHandler('lines', {
    order: byTime('decided_at'),
    find: ({ tx }: Call<'wallet.endedTopUps'>, { before, size }) =>
      tx<EndedRow[]>`
          select l.id, l.booked_on, l.currency, l.amount_minor, l.text, l.bank_reference, f.name as file_name, d.act, d.iban,
                 d.note, d.decided_at, s.name as decided_by, m.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar,
                 u.note as undo_note, u.proposed_by as undo_by_id, u.proposed_at as undo_at, n.name as undo_by
            from top_up_decision d
            join bank_line_public l on l.id = d.line_id join bank_file_public f on f.id = l.file_id
            join staff_name s on s.id = d.decided_by
            left join merchant_public m on m.merchant_id = d.of_merchant
            left join top_up_undo u on u.line_id = d.line_id and u.decided_at is null
            left join staff_name n on n.id = u.proposed_by
           where d.decided_at is not null
             ${olderThan(tx, tx`d.decided_at`, tx`l.id`, before)}
           order by d.decided_at desc, l.id desc limit ${size + 1}`,
    present: (row): EndedTopUp => ({
      ...factsOf(row),
      act: row.act,
      merchant: whoOf(row.merchant_id, row.merchant_name, row.merchant_name_ar),
      iban: row.iban,
      note: row.note,
      decided_by: row.decided_by,
      decided_at: row.decided_at.toISOString(),
      undo: row.undo_at
        ? {
            ...{ note: row.undo_note ?? '', by: row.undo_by ?? '', by_id: row.undo_by_id ?? '' },
            at: row.undo_at.toISOString(),
          }
        : null,
    }),
  }),
} satisfies Partial<Handlers<'wallet'>>

/** Money for wallets, and the wallet of a merchant, as the console sees them. */
export function deskHandlers(deps: WalletDependencies) {
  return { ...topUpLists, ...decidingTopUps(deps), ...ofMerchant(deps) } satisfies Partial<Handlers<'wallet'>>
}

/** Whose money of the bank is, or that it goes back; and the undoing of it. */
function decidingTopUps(deps: WalletDependencies) {
  return {
    'wallet.matchTopUp': async ({ tx, params, body, actor, now, audit }) => {
      const { merchant_id: merchantId, note } = body
      audit({ object: `bank_line:${params.id}`, after: { merchant_id: merchantId, note } })
      const known = await findMerchant(tx, merchantId)
      if (known) audit({ object: `bank_line:${params.id}`, merchantId, after: { note } })
      const by = { lineId: params.id, staffId: actor.id, at: now }
      return stateOf(await matchTopUp(tx, deps, { merchantId, note, ...by }))
    },

    'wallet.sendBackTopUp': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `bank_line:${params.id}`, after: { iban_ends: body.iban.slice(-4), note: body.note } })
      const by = { lineId: params.id, staffId: actor.id, at: now }
      return stateOf(await sendBackTopUp(tx, deps, { ...body, ...by }))
    },

    'wallet.declineTopUp': async ({ tx, params, audit }) => {
      audit({ object: `bank_line:${params.id}` })
      const done = await declineTopUp(tx, params.id)
      return done instanceof Refusal ? done : undefined
    },

    'wallet.undoTopUp': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `bank_line:${params.id}`, after: body })
      const [line] = await tx<Row<'bank_line_public', 'of_merchant'>[]>`
        select of_merchant from bank_line_public where id = ${params.id}`
      const merchantId = line?.of_merchant ?? null
      const done = await undoTopUp(tx, deps, { lineId: params.id, ...body, staffId: actor.id, at: now })
      const after = done instanceof Refusal ? body : { ...body, state: done }
      audit({ object: `bank_line:${params.id}`, merchantId, after })
      return stateOf(done)
    },

    'wallet.declineUndo': async ({ tx, params, audit }) => {
      audit({ object: `bank_line:${params.id}` })
      const done = await declineUndo(tx, params.id)
      return done instanceof Refusal ? done : undefined
    },
  } satisfies Partial<Handlers<'wallet'>>
}

/** The wallet of one merchant. */
function ofMerchant(deps: WalletDependencies) {
  return {
    'wallet.ofMerchant': async ({ tx, params }) => walletOf(tx, deps, params.id),
  } satisfies Partial<Handlers<'wallet'>>
}

async function walletOf(tx: Tx | ReadTx, { namesOf }: Pick<WalletDependencies, 'namesOf'>, id: string) {
  const merchant = await findMerchant(tx, id)
  if (!merchant || merchant.sandbox_of !== null) return refuse('not_found')
  const { currency } = merchant
  const [wallet, open] = await Promise.all([findWallet(tx, id), openWithdrawals(tx, id)])
  const { available, pending } = await balanceOfWallet(tx, { merchantId: id, currency }, open)
  const every = { from: null, until: null, types: undefined }
  const rows = await listMovements(tx, id, every, { before: null, size: lastMovements - 1 })
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    balances: [{ currency, available: amount(available), pending: amount(pending) }],
    reference: wallet?.reference ?? null,
    takes_payouts: wallet?.takes_payouts ?? false,
    transactions: await presentMovements(tx, id, rows, namesOf),
  }
}

const stateOf = (done: 'done' | 'proposed' | Refusal) => (done instanceof Refusal ? done : { state: done })

interface LineFacts {
  id: string
  booked_on: CalendarDate
  currency: Currency
  amount_minor: bigint
  text: string
  bank_reference: string
  file_name: string
}

interface WaitingRow extends LineFacts {
  named: string | null
  named_name: string | null
  named_name_ar: string | null
  act: 'match' | 'send_back' | null
  of_merchant: string | null
  of_name: string | null
  of_name_ar: string | null
  iban: string | null
  note: string | null
  proposed_by: string | null
  proposer: string | null
  proposed_at: Date | null
}

interface EndedRow extends LineFacts {
  act: 'match' | 'send_back'
  iban: string
  note: string
  decided_at: Date
  decided_by: string
  merchant_id: string | null
  merchant_name: string | null
  merchant_name_ar: string | null
  undo_note: string | null
  undo_by_id: string | null
  undo_by: string | null
  undo_at: Date | null
}

interface Position {
  on: CalendarDate
  id: string
}

const waitingOrder: Keyset<WaitingRow, Position> = {
  cursor: cursorOf<Position>({ on: dayPart, id: textPart }),
  positionOf: ({ booked_on, id }) => ({ on: booked_on, id }),
}

/** Oldest first; what is proposed to be a transfer that came back is matched as that. */
function waitingLines(
  tx: ReadTx,
  except: readonly string[],
  after: Position | null,
  size: number,
): Promise<WaitingRow[]> {
  return tx<WaitingRow[]>`
    select t.id, t.booked_on, t.currency, t.amount_minor, t.text, t.bank_reference, f.name as file_name,
           t.named, n.name as named_name, n.name_ar as named_name_ar, t.act, t.of_merchant, o.name as of_name, o.name_ar as of_name_ar,
           t.iban, t.note, t.proposed_by, s.name as proposer, t.proposed_at
      from top_up_waiting t join bank_file_public f on f.id = t.file_id
      left join merchant_public n on n.merchant_id = t.named
      left join merchant_public o on o.merchant_id = t.of_merchant
      left join staff_name s on s.id = t.proposed_by
     where not (t.id = any (${[...except]}))
       and (${after?.on ?? null}::date is null or (t.booked_on, t.id) > (${after?.on ?? null}::date, ${after?.id ?? null}::text))
     order by t.booked_on, t.id limit ${size + 1}`
}

function factsOf(row: LineFacts) {
  return {
    id: row.id,
    booked_on: row.booked_on,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    text: row.text,
    bank_reference: row.bank_reference,
    file_name: row.file_name,
  }
}

function presentLine(row: WaitingRow): TopUpLine {
  return {
    ...factsOf(row),
    named: whoOf(row.named, row.named_name, row.named_name_ar),
    proposal:
      row.act && row.proposed_at
        ? {
            act: row.act,
            merchant: whoOf(row.of_merchant, row.of_name, row.of_name_ar),
            iban: row.iban ?? '',
            note: row.note ?? '',
            by: row.proposer ?? '',
            by_id: row.proposed_by ?? '',
            at: row.proposed_at.toISOString(),
          }
        : null,
  }
}

function whoOf(merchant_id: string | null, merchant_name: string | null, merchant_name_ar: string | null) {
  return merchant_id === null
    ? null
    : { merchant_id, merchant_name: merchant_name ?? '', merchant_name_ar: merchant_name_ar ?? '' }
}
