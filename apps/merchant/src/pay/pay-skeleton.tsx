import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import styles from './pay.module.css'

/**
 * The shape of the page while the payment is asked for; painted into it, so nothing of it is styled inline.
 */
export function PaySkeleton({ label = m.pay_loading() }: { label?: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.stack}>
        <span className={`${styles.bone} ${styles.boneLine}`} />
        <span className={`${styles.bone} ${styles.boneAmount}`} />
        <span className={`${styles.bone} ${styles.bonePlan}`} />
        <span className={`${styles.bone} ${styles.boneButton}`} />
      </div>
    </div>
  )
}
