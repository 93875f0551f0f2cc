import { auditFamilyOf, type AuditFamily } from '@daftar/rules/audit/families'
import {
  ArrowLeftRight,
  CalendarCheck,
  HandCoins,
  ListChecks,
  LogIn,
  Plug,
  ReceiptText,
  Settings2,
  Store,
  Tag,
} from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './sentence.module.css'

const icons: Readonly<Record<AuditFamily, ReactNode>> = {
  cases: <ListChecks />,
  offers: <Tag />,
  advances: <HandCoins />,
  bank: <ArrowLeftRight />,
  payouts: <CalendarCheck />,
  orders: <ReceiptText />,
  shops: <Plug />,
  merchants: <Store />,
  sign_in: <LogIn />,
  console: <Settings2 />,
}

export function FamilyIcon({ action }: { action: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {icons[auditFamilyOf(action)]}
    </span>
  )
}
