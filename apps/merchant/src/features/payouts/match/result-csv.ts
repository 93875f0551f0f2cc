import { toDecimal } from '@daftar/rules/money/money'
import { csvText } from '../csv.ts'
import type { MatchResult, ResultKind } from './result.ts'

/** The result as a file for the books; programs read it, so its headings are the same in both languages. */
export function resultCsv({ rows, currency }: MatchResult): string {
  const decimal = (amountMinor: bigint | undefined | null) =>
    amountMinor === undefined || amountMinor === null ? '' : toDecimal({ amountMinor, currency })
  return csvText([
    [
      'result',
      'payout number',
      'sent on',
      'sent',
      'arrived on',
      'arrived',
      'difference',
      'currency',
      'bank text',
      'line',
    ],
    ...rows.map(({ kind, payout, entry, differenceMinor }) => [
      names[kind],
      payout?.number ?? '',
      payout?.sentOn ?? '',
      decimal(payout?.amountMinor),
      entry?.date ?? '',
      decimal(entry?.amountMinor),
      decimal(differenceMinor),
      currency,
      entry?.text ?? '',
      entry ? String(entry.line) : '',
    ]),
  ])
}

const names: Record<ResultKind, string> = {
  arrived: 'arrived',
  short: 'short',
  over: 'more than sent',
  late: 'late',
  expected: 'not due yet',
  unknown: 'unknown deposit',
  repeated: 'listed twice',
}
