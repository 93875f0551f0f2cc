import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { Day } from '@daftar/app-kit/moment'
import type { DeskCase } from '../queries.ts'
import { advanceText } from './advance-text.ts'
import { CaseStatus } from './case-status.tsx'
import styles from './exposure.module.css'

/** What the merchant has with the provider besides: advances, offers, and what else was asked for. */
export function ExposureCard({ opened: { exposure, application } }: { opened: DeskCase }) {
  const { advances, offers, applications } = exposure
  return (
    <Card title={m.desk_exposure()} subtitle={m.desk_exposure_closed({ count: exposure.closed_advances })}>
      <DescriptionList
        facts={[
          {
            id: 'open',
            label: m.desk_exposure_open(),
            value: <Money value={exposure.open_amount} currency={application.currency} size="strong" />,
          },
        ]}
      />
      <Group title={m.desk_exposure_advances()} empty={m.desk_exposure_no_advances()}>
        {advances.map(({ id, status, amount, left, currency }) => (
          <li key={id} className={styles.line}>
            <span>
              <Link href={addresses.oneAdvance(id)}>
                <Money value={amount} currency={currency} />
              </Link>{' '}
              <span className={styles.muted}>{advanceText(status)}</span>
            </span>
            <Money value={left} currency={currency} size="strong" />
          </li>
        ))}
      </Group>
      <Group title={m.desk_exposure_offers()} empty={m.desk_exposure_no_offers()}>
        {offers.map(({ id, amount, currency, tenor, expires_at }) => (
          <li key={id} className={styles.line}>
            <span>
              <Money value={amount} currency={currency} />{' '}
              <span className={styles.muted}>{m.desk_weeks({ count: tenor })}</span>
            </span>
            <span className={styles.muted}>
              {m.desk_exposure_until()} <Day at={expires_at} />
            </span>
          </li>
        ))}
      </Group>
      <Group title={m.desk_exposure_applications()} empty={m.desk_exposure_no_applications()}>
        {applications.map(({ id, status, amount, currency, submitted_at }) => (
          <li key={id} className={styles.line}>
            <span>
              <Link href={addresses.oneCase(id)}>
                <Money value={amount} currency={currency} />
              </Link>{' '}
              <span className={styles.muted}>{submitted_at ? <Day at={submitted_at} /> : null}</span>
            </span>
            <CaseStatus status={status} waitsForSecond={false} />
          </li>
        ))}
      </Group>
    </Card>
  )
}

function Group({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p className={styles.muted}>{empty}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {children}
        </ul>
      )}
    </div>
  )
}
