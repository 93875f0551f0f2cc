import type { TransactionType } from '@daftar/rules/transactions/transaction'
import { ArrowDownLeft, ArrowUpRight, CreditCard, Landmark, Megaphone, Percent, Undo2 } from 'lucide-react'

/** A picture of what a transaction is; its words stand beside it. */
export function TransactionIcon({ type }: { type: TransactionType }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}

const icons = {
  payout: Landmark,
  top_up: ArrowDownLeft,
  withdrawal: ArrowUpRight,
  card: CreditCard,
  fee: Percent,
  refund: Undo2,
  ads: Megaphone,
} as const satisfies Record<TransactionType, typeof Landmark>
