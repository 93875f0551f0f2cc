import { CircleCheck } from 'lucide-react'
import styles from './requirements.module.css'

/** What a document has to be, above where it is uploaded. */
export function Requirements({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <CircleCheck aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
