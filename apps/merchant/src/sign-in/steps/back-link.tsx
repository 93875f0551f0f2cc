import { linkClass } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { ArrowLeft } from 'lucide-react'
import styles from '../sign-in-page.module.css'

/** The back arrow of a step (AUTH-13 to AUTH-16); it points to where the language begins. */
export function BackLink({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      className={`${linkClass({ look: 'alone', tone: 'muted' })} ${styles.plain} ${styles.back}`}
      onClick={onBack}
    >
      <ArrowLeft aria-hidden="true" />
      {m.sign_in_back()}
    </button>
  )
}
