import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { FileCheck2, FileText } from 'lucide-react'
import styles from './said-beside.module.css'

interface Props {
  /** What the document says, as a form holds it; absent where it says nothing. */
  said: string | undefined
  value: string
  onUse: (said: string) => void
  /** How it is shown, where not as it is. */
  shown?: (said: string) => string
}

/**
 * Beside a field: that its value was read from the document, or what the document says instead (DEC-KYB-14).
 */
export function SaidBeside({ said, value, onUse, shown = (text) => text }: Props) {
  if (said === undefined) return null
  if (said === value.trim())
    return (
      <span className={styles.said}>
        <FileCheck2 aria-hidden="true" />
        {m.kyb_read_from_document()}
      </span>
    )
  return (
    <span className={styles.said}>
      <FileText aria-hidden="true" />
      <span>{m.kyb_document_says({ value: `\u2068${shown(said)}\u2069` })}</span>
      <Button variant="quiet" size="small" onClick={() => onUse(said)}>
        {m.kyb_document_use()}
      </Button>
    </span>
  )
}
