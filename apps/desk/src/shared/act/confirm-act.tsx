import { ConfirmAct as AppConfirmAct, type ConfirmActProps } from '@daftar/app-kit/confirm-act'
import { problemText } from '../text/problem-text.ts'
import styles from './form.module.css'

/** Asks before an act, in the words of the console; its fields stand one below the other. */
export function ConfirmAct({ children, ...dialog }: Omit<ConfirmActProps, 'problem'>) {
  return (
    <AppConfirmAct {...dialog} problem={problemText}>
      <div className={styles.fields}>{children}</div>
    </AppConfirmAct>
  )
}
