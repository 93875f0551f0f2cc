import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'

/** Two people decide: which of them the reader is. */
export function WaitsForSecond({ children }: { children: string }) {
  return (
    <Notice tone="warning" title={m.desk_waits_for_second()}>
      {children}
    </Notice>
  )
}
