import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { countryText } from '../../../shared/country-text.ts'
import { Day } from '@daftar/app-kit/moment'
import type { DeskCase } from '../queries.ts'
import { Deadline } from './deadline.tsx'
import styles from './cases.module.css'

/** What is asked for, by when it wants an answer, and who asks. */
export function CaseHead({ opened: { application, merchant, deadline_at } }: { opened: DeskCase }) {
  return (
    <dl className={styles.headFacts}>
      <div className={styles.hero}>
        <dt>{m.desk_amount()}</dt>
        <dd>
          <Money value={application.amount} currency={application.currency} size="hero" />
        </dd>
      </div>
      <div>
        <dt>{m.desk_tenor()}</dt>
        <dd>{m.desk_weeks({ count: application.tenor })}</dd>
      </div>
      <div>
        <dt>{m.desk_deadline()}</dt>
        <dd>
          <Deadline at={deadline_at} status={application.status} />
        </dd>
      </div>
      <div>
        <dt>{m.desk_country()}</dt>
        <dd>{countryText(merchant.country)}</dd>
      </div>
      <div>
        <dt>{m.desk_merchant_since()}</dt>
        <dd>
          <Day at={merchant.since} />
        </dd>
      </div>
    </dl>
  )
}
