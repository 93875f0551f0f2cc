import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import styles from '../sign-in-page.module.css'

const code = '500'

/** The address names a step that nobody knows (AUTH-07, AUTH-08). */
export function UnknownStep({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <Ltr className={styles.note}>{code}</Ltr>
        <h1>{m.shell_server_error_title()}</h1>
        <p className={styles.lead}>{m.sign_in_unknown_step()}</p>
      </div>
      <Button variant="primary" size="large" block onClick={onBack}>
        {m.sign_in_start()}
      </Button>
    </div>
  )
}
