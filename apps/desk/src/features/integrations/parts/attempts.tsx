import { Badge } from '@daftar/ui/badge'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import type { DeliveryAttempt } from '../queries.ts'
import styles from './integrations.module.css'

/** Every attempt: when, what the shop's server answered, and how long that took. */
export function Attempts({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  return (
    <section>
      <h3>{m.desk_integrations_attempts()}</h3>
      {attempts.length === 0 ? (
        <p className={styles.muted}>{m.desk_integrations_no_attempts()}</p>
      ) : (
        <ol className={styles.list}>
          {attempts.map((attempt) => (
            <li key={attempt.number} className={styles.attempt}>
              <span className={styles.line}>
                <Moment at={attempt.at} />
                <Badge tone={isTaken(attempt) ? 'positive' : 'negative'}>
                  <Ltr>{attempt.status_code ?? attempt.error}</Ltr>
                </Badge>
              </span>
              <span className={styles.muted}>
                {m.desk_integrations_took({ milliseconds: String(attempt.duration_ms) })}
              </span>
              {attempt.answer ? (
                <pre className={styles.body} dir="ltr">
                  {attempt.answer}
                </pre>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function isTaken({ status_code: code }: DeliveryAttempt): boolean {
  return code !== null && code >= 200 && code < 300
}
