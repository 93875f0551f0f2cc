import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { Mandate } from '../queries.ts'
import { MandateFacts } from './mandate-facts.tsx'
import { SignMandate } from './sign-mandate.tsx'
import styles from './mandate.module.css'

/** Read what the mandate allows, agree, sign. */
export function OpenMandate({ token, mandate }: { token: string; mandate: Mandate }) {
  const amount = moneyText(mandate.weekly_amount, mandate.currency)
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h1>{m.mandate_title()}</h1>
        <p className={styles.muted}>{m.mandate_intro()}</p>
      </div>
      <Card title={m.mandate_what()}>
        <MandateFacts mandate={mandate} />
      </Card>
      <Card title={m.mandate_how()}>
        <ol className={styles.terms}>
          <li>{m.mandate_how_weekly({ amount })}</li>
          <li>{m.mandate_how_missed()}</li>
          <li>{m.mandate_how_end()}</li>
        </ol>
      </Card>
      <Card title={m.mandate_terms()}>
        <ul className={styles.terms}>
          <li>{m.mandate_terms_allow()}</li>
          <li>{m.mandate_terms_revoke()}</li>
          <li>{m.mandate_terms_return()}</li>
        </ul>
      </Card>
      <SignMandate token={token} mandate={mandate} />
    </div>
  )
}
