import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'

/** Two people decide: which of them the reader is, and what they may do meanwhile. */
export function WaitsForSecond({ children, actions }: { children: string; actions?: ReactNode }) {
  return (
    <Notice tone="warning" title={m.desk_waits_for_second()} actions={actions}>
      {children}
    </Notice>
  )
}
