import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import styles from './sign-in-page.module.css'

/** The right code, but no second contact on file: an administrator has to add it. */
export function IncompleteStep({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.step}>
      <div>
        <h1>{m.desk_incomplete_title()}</h1>
        <p className={styles.lead}>{m.desk_incomplete_text()}</p>
      </div>
      <Button onClick={onBack}>{m.common_back()}</Button>
    </div>
  )
}
