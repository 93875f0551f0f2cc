import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { merchantJournal } from '@daftar/rules/payouts/merchant-journal'
import { waterfallOfRow, type PayoutRow } from '../../settlement/index.ts'

const columns = [
  'date',
  'payout number',
  'account',
  'description',
  'debit',
  'credit',
  'currency',
  'bank reference',
]

/** A payout as an entry that books programs take: UTF-8 with its mark, a dot in amounts. */
export function journalCsv(row: PayoutRow, zone: string): string {
  const amount = (minor: bigint) => (minor === 0n ? '' : toDecimal(money(minor, row.currency)))
  const date = dateInZone((row.paid_at ?? row.issued_at ?? row.created_at).getTime(), zone)
  const lines = merchantJournal(waterfallOfRow(row)).map((line) => [
    date,
    row.number,
    line.account,
    line.step.replaceAll('_', ' '),
    amount(line.debitMinor),
    amount(line.creditMinor),
    row.currency,
    row.bank_reference ?? '',
  ])
  return `\ufeff${[columns, ...lines].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/**
 * A reference is a text of the bank's: what a spreadsheet would run as a formula begins with an apostrophe.
 */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
