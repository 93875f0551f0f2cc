import { Readable } from 'node:stream'
import { addMonths, firstOfMonth } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { strToU8, zipSync } from 'fflate'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { shareOf, type MemberActor } from '../../../../platform/http/actor.ts'
import type { Handlers } from '../../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { numbersOf } from '../../tax-documents/index.ts'
import type { Reached } from '../access.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { invoiceFile, invoiceOf, statementFile, statementOf } from '../document/handlers.ts'
import { findVisible } from '../handlers.ts'
import { invoiceSubject, listInvoiceMonths } from '../document/invoices.ts'
import type { ListedRow } from '../store.ts'
import { openLines } from '../forecast/upcoming.ts'
import { journalCsv } from './journal-csv.ts'

/** A week put away: what is ticked off of it, and everything the accountant needs in one file. */
export function payoutClosing(deps: PayoutsDependencies) {
  const { database } = deps
  return {
    'payouts.closing': async ({ tx, actor, params, now }) => {
      const found = await findVisible(tx, actor, params.id)
      if (!found) return refuse('not_found')
      const { row, reached } = found
      const [missing, invoice] = await Promise.all([
        countMissing(tx, reached, row),
        invoiceFor(tx, reached, row, now),
      ])
      const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
      return {
        missing,
        fees: {
          commission: amount(row.commission_minor + row.commission_fixed_minor),
          transfer: amount(row.fee_minor - row.fee_vat_minor),
          vat: amount(row.commission_vat_minor + row.fee_vat_minor),
        },
        invoice,
      }
    },

    'payouts.bundle': async ({ actor, params, now, gone }) => {
      const contents = await database.tenantRead(actor.merchantIds, (tx) =>
        contentsOf(tx, deps, actor, params.id, now),
      )
      if (!contents) return refuse('not_found')
      const { row, zone, statement, invoice } = contents
      const given = { owner: shareOf(actor), signal: gone() }
      const files = {
        [`journal-${row.number}.csv`]: strToU8(journalCsv(row, zone)),
        [`statement-${row.number}.pdf`]: await statementFile(deps, statement, now, given),
        ...(invoice && { [`${invoice.number}.pdf`]: await invoiceFile(deps, invoice, now, given) }),
      }
      // PDFs are compressed already.
      const bytes = Buffer.from(zipSync(files, { level: 0, mtime: row.created_at }))
      return {
        bytes: Readable.from(bytes, { objectMode: false }),
        contentType: 'application/zip',
        name: `${row.number}.zip`,
        size: bytes.length,
        disposition: 'attachment' as const,
      }
    },
  } satisfies Partial<Handlers<'payouts'>>
}

async function contentsOf(tx: ReadTx, deps: PayoutsDependencies, actor: MemberActor, id: string, now: Date) {
  const found = await findVisible(tx, actor, id)
  const statement = await statementOf(tx, deps, actor, id)
  if (!found || !statement) return undefined
  const { row, reached } = found
  const month = await invoicedMonth(tx, reached, row, now)
  const made = month && (await invoiceOf(tx, deps, reached, month))
  // Without a tax number of the provider there is none to enclose.
  const invoice = made instanceof Refusal ? undefined : made
  return { row, zone: reached.zone, statement, invoice }
}

/** Sales and refunds of the days of a payout that no payout holds. */
async function countMissing(tx: ReadTx, reached: Reached, row: ListedRow): Promise<number> {
  const [counted] = await tx<{ count: number }[]>`
    select count(*)::int from (${openLines(tx, reached, row.period_until)}) l
     where l.kind in ('sale', 'refund') and l.at >= ${row.period_from} and l.at < ${row.period_until}`
  return counted?.count ?? 0
}

/** The tax invoice its fees are on: there once its month is over, for who sees the whole merchant. */
async function invoicedMonth(tx: ReadTx, reached: Reached, row: ListedRow, now: Date) {
  if (reached.storeIds !== null) return undefined
  const months = await listInvoiceMonths(tx, reached, dateInZone(now.getTime(), reached.zone))
  const month = dateInZone(row.created_at.getTime(), reached.zone).slice(0, 7)
  return months.find((one) => one.month === month && one.currency === row.currency)
}

async function invoiceFor(tx: ReadTx, reached: Reached, row: ListedRow, now: Date) {
  const found = await invoicedMonth(tx, reached, row, now)
  const closedOn = dateInZone(row.created_at.getTime(), reached.zone)
  const numbers = found && (await numbersOf(tx, { merchantId: reached.merchantId, kind: 'payout_invoice' }))
  return {
    month: closedOn.slice(0, 7),
    number: (found && numbers?.get(invoiceSubject(found))) ?? null,
    from: addMonths(firstOfMonth(closedOn), 1),
  }
}
