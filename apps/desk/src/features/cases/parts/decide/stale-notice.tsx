import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useEffect, useRef } from 'react'
import type { CaseChange } from '../../case-changes.ts'
import { caseStatusText } from '../../../../shared/work/case-status.tsx'
import styles from '../cases.module.css'

type StaleNoticeProps = { changes: readonly CaseChange[]; onClose: () => void }

/** The case changed while it was open: what is different now stands above everything. */
export function StaleNotice({ changes, onClose }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.stale}>
      <Notice
        tone="warning"
        live="alert"
        title={m.desk_stale_title()}
        onClose={onClose}
        closeLabel={m.common_close()}
      >
        {changes.length === 0 ? (
          m.desk_stale_unknown()
        ) : (
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={changeText(change)}>{changeText(change)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

function changeText(change: CaseChange): string {
  switch (change.kind) {
    case 'status':
      return m.desk_stale_status({ from: caseStatusText(change.from), to: caseStatusText(change.to) })
    case 'amount':
      return m.desk_stale_amount({ from: change.from, to: change.to })
    case 'tenor':
      return m.desk_stale_tenor({ from: change.from, to: change.to })
    case 'proposed':
      return m.desk_stale_proposed({ name: change.by })
    case 'returned':
      return m.desk_stale_returned()
    case 'marked':
      return m.desk_stale_marked({ name: change.by })
    case 'unmarked':
      return m.desk_stale_unmarked()
    case 'statements':
      return m.desk_stale_statements()
    case 'details':
      return m.desk_stale_details()
  }
}
