import { m } from '@daftar/words'
import { Suspense, useState, type ReactNode } from 'react'
import styles from './decision-frame.module.css'

type DecisionFrameProps<Asking> = {
  /** What one may do about it; `ask` opens the dialog of an act. */
  renderActs: (ask: (asking: Asking) => void) => ReactNode
  /** It may be loaded once it is needed. */
  renderDialog: (asking: Asking, onClose: () => void) => ReactNode
  /** What was checked before. */
  children: ReactNode
}

/**
 * The pane of a case in which it is decided: what was checked, what one may do, and the dialog that asks
 * before an act.
 */
export function DecisionFrame<Asking>({ renderActs, renderDialog, children }: DecisionFrameProps<Asking>) {
  const [asking, setAsking] = useState<{ of: Asking } | null>(null)
  return (
    <div className={styles.pane}>
      {children}
      <div className={styles.part}>
        <h2>{m.desk_decision()}</h2>
        {renderActs((of) => setAsking({ of }))}
      </div>
      {asking === null ? null : <Suspense>{renderDialog(asking.of, () => setAsking(null))}</Suspense>}
    </div>
  )
}
