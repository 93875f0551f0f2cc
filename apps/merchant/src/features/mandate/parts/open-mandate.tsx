import { Card } from '@daftar/ui/card'
import { useLanguage } from '@daftar/app-kit/language'
import { m } from '@daftar/words'
import type { Mandate } from '../queries.ts'
import { MandateFacts } from './mandate-facts.tsx'
import { MandateTerms } from './mandate-terms.tsx'
import { SignMandate } from './sign-mandate.tsx'
import styles from './mandate.module.css'

/** Read what the mandate allows, agree, sign. */
export function OpenMandate({ token, mandate }: { token: string; mandate: Mandate }) {
  const said = mandate.wording[useLanguage()]
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h1>{m.mandate_title()}</h1>
        <p className={styles.muted}>{m.mandate_intro()}</p>
      </div>
      <Card title={m.mandate_what()}>
        <MandateFacts mandate={mandate} />
      </Card>
      <MandateTerms said={said} />
      <SignMandate token={token} consent={said.consent} />
    </div>
  )
}
