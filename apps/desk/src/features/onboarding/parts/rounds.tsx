import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'
import { CompanyRound } from '../../../shared/case/company-changes.tsx'
import type { OnboardingCase } from '../queries.ts'
import styles from './onboarding.module.css'

type Round = OnboardingCase['rounds'][number]

/** What was asked of the applicant and what came of it, the newest first. */
export function Rounds({ opened }: { opened: OnboardingCase }) {
  const { rounds } = opened
  if (rounds.length === 0) return null
  return (
    <section className={styles.rounds} aria-label={m.desk_join_rounds()}>
      <h2>{m.desk_join_rounds()}</h2>
      {rounds.map((round) => (
        <OneRound key={round.round} opened={opened} round={round} />
      ))}
    </section>
  )
}

function OneRound({ opened, round }: { opened: OnboardingCase; round: Round }) {
  const { round: number, answered_at } = round
  const title = m.desk_mark_round({ number })
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Badge tone={answered_at === null ? 'warning' : 'positive'}>
          {answered_at === null ? m.desk_mark_open() : m.desk_mark_answered()}
        </Badge>
      </div>
      <CompanyRound round={round} document={opened.document} />
    </section>
  )
}
