import { groupIban } from '@daftar/rules/registry/iban'
import { Ltr } from '@daftar/ui/ltr'
import styles from './iban.module.css'

/** An IBAN in full, by fours. */
export function Iban({ value }: { value: string }) {
  return <Ltr className={styles.iban}>{groupIban(value)}</Ltr>
}
