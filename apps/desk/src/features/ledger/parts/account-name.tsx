import { Ltr } from '@daftar/ui/ltr'
import { familyText } from '../words.ts'
import styles from './ledger.module.css'

/** What an account is in words, and its own name below. */
export function AccountName({ account, family }: { account: string; family: string }) {
  return (
    <span className={styles.two}>
      {familyText(family)}
      <Ltr className={styles.small}>{account}</Ltr>
    </span>
  )
}
