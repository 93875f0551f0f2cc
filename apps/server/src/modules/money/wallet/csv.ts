import { Buffer } from 'node:buffer'
import type { WalletTransaction } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { walletStatusText, walletTypeText } from '@daftar/words/wallet-words'
import { byteOrderMark, csvLine } from '../../../platform/csv.ts'

interface Shown {
  /** Whose clock instants are on. */
  zone: string
  language: Language
}

/** The rows of a file with their heads, chunk by chunk. */
export function* csvOfWallet(rows: readonly WalletTransaction[], shown: Shown): Generator<Buffer> {
  yield byteOrderMark
  yield Buffer.from(csvLine(columns.map(({ head }) => ({ text: head({}, { locale: shown.language }) }))))
  for (const row of rows)
    yield Buffer.from(csvLine(columns.map(({ of, isTyped = false }) => ({ text: of(row, shown), isTyped }))))
}

interface Column {
  head(inputs: object, options: { locale: Language }): string
  of(row: WalletTransaction, shown: Shown): string
  /** Somebody typed it. */
  isTyped?: boolean
}

const columns: readonly Column[] = [
  { head: m.wallet_csv_date, of: ({ at }, { zone }) => instantText(at, zone) },
  { head: m.wallet_csv_type, of: ({ type }, { language }) => walletTypeText(type, language) },
  { head: m.wallet_csv_amount, of: ({ amount }) => amount },
  { head: m.wallet_csv_currency, of: ({ currency }) => currency },
  {
    head: m.wallet_csv_status,
    of: ({ type, withdrawal }, { language }) =>
      type === 'withdrawal' && withdrawal ? walletStatusText(withdrawal.status, language) : '',
  },
  { head: m.wallet_csv_payout, of: ({ payout }) => payout?.number ?? '' },
  { head: m.wallet_csv_reference, of: ({ withdrawal }) => withdrawal?.bank_reference ?? '', isTyped: true },
  { head: m.wallet_csv_id, of: ({ id }) => id },
]
