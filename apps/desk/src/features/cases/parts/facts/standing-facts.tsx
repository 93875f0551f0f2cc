import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { Day } from '@daftar/app-kit/moment'
import { addresses } from '../../../../shared/addresses.ts'
import { FactSection } from '../../../../shared/case/fact-list.tsx'
import { countryText } from '../../../../shared/text/country-text.ts'
import type { DeskCase } from '../../queries.ts'
import { advanceText } from '../advance-text.ts'
import { CaseStatus } from '../../../../shared/work/case-status.tsx'
import { SimilarCases } from '../readings/similar-cases.tsx'
import styles from './facts.module.css'

/**
 * How the merchant stands with us: since when, what is open, what else was asked for, and how others like it
 * were decided.
 */
export function StandingFacts({ opened }: { opened: DeskCase }) {
  const { exposure, application, merchant } = opened
  const { advances, offers, applications, closed_advances: closed } = exposure
  return (
    <>
      <FactSection
        title={m.desk_facts_standing()}
        chosen={null}
        onChoose={() => {}}
        facts={[
          {
            id: 'since',
            label: m.desk_merchant_since(),
            value: <Day at={merchant.since} />,
            below: countryText(merchant.country),
          },
          {
            id: 'open',
            label: m.desk_exposure_open(),
            value: <Money value={exposure.open_amount} currency={application.currency} />,
          },
          {
            id: 'before',
            label: m.desk_facts_advances_before(),
            value: closed === 0 ? m.common_none() : m.desk_exposure_closed({ count: closed }),
          },
        ]}
      >
        <Group title={m.desk_exposure_advances()}>
          {advances.map(({ id, status, amount, left, currency }) => (
            <li key={id} className={styles.entry}>
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
        <Group title={m.desk_exposure_offers()}>
          {offers.map(({ id, amount, currency, tenor, expires_at }) => (
            <li key={id} className={styles.entry}>
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
        <Group title={m.desk_exposure_applications()}>
          {applications.map(({ id, status, amount, currency, submitted_at }) => (
            <li key={id} className={styles.entry}>
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
      </FactSection>
      <SimilarCases similar={opened.similar} />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.entries} aria-label={title}>
        {children}
      </ul>
    </div>
  )
}
