import { badgeTone } from '@daftar/app-kit/badge-tone'
import { transactionLooks, type TransactionStatus } from '@daftar/rules/transactions/transaction'
import { Badge } from '@daftar/ui/badge'
import { statusWords } from '../words.ts'

export function StatusBadge({ status }: { status: TransactionStatus }) {
  return <Badge tone={badgeTone(transactionLooks[status].tone)}>{statusWords[status]()}</Badge>
}
