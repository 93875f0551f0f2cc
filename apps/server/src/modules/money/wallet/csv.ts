import type { WalletTransaction } from '@daftar/contract/endpoints/money/wallet-shapes'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { walletStatusText, walletTypeText } from '@daftar/words/wallet-words'
import { csvOfRows, type CsvColumn, type CsvShown } from '../../../platform/csv.ts'

export function csvOfWallet(rows: readonly WalletTransaction[], shown: CsvShown) {
  return csvOfRows(columns, rows, shown)
}

const columns: readonly CsvColumn<WalletTransaction>[] = [
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
  { head: m.wallet_col_about, of: ({ about }) => about ?? '', isTyped: true },
  { head: m.wallet_csv_reference, of: ({ withdrawal }) => withdrawal?.bank_reference ?? '', isTyped: true },
  { head: m.wallet_csv_id, of: ({ id }) => id },
]
