import { Ltr } from '@daftar/ui/ltr'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { familyText } from '../words.ts'
import styles from './ledger.module.css'

/** What an account is in words, and its own name below. */
export function AccountName({ account, family }: { account: string; family: string }) {
  return <TwoLines below={<Ltr className={styles.long}>{account}</Ltr>}>{familyText(family)}</TwoLines>
}
