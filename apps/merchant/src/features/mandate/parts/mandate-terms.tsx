import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import type { Mandate } from '../queries.ts'
import styles from './mandate.module.css'

/** How the weekly debit works and what is agreed to, in the words the mandate was made in. */
export function MandateTerms({ said }: { said: Mandate['wording']['en'] }) {
  return (
    <>
      <Card title={m.mandate_how()}>
        <ol className={styles.terms}>
          {said.how.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </Card>
      <Card title={m.mandate_terms()}>
        <ul className={styles.terms}>
          {said.terms.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Card>
    </>
  )
}
