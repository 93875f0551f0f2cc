import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import { Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { currentLanguage, m } from '@daftar/words'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { rejectionText } from '@daftar/words/rejection-text'
import { peopleOf, personFieldName } from '../../../shared/join-facts.ts'
import type { OnboardingCase } from '../queries.ts'
import { sectionWords } from '../../../shared/section-words.ts'
import styles from './onboarding.module.css'

type Round = OnboardingCase['rounds'][number]
type Difference = Round['differences'][number]

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
  const { round: number, asked_by, asked_at, answered_at, marks, differences } = round
  const title = m.desk_mark_round({ number })
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Badge tone={answered_at === null ? 'warning' : 'positive'}>
          {answered_at === null ? m.desk_mark_open() : m.desk_mark_answered()}
        </Badge>
      </div>
      <p className={styles.muted}>
        <Typed>{asked_by}</Typed> <Moment at={asked_at} />
      </p>
      <ul className={styles.bullets}>
        {marks.map(({ id, reason, note_en, note_ar }) => (
          <li key={id}>
            {rejectionText(reason)} <Typed>{currentLanguage() === 'ar' ? note_ar : note_en}</Typed>
          </li>
        ))}
      </ul>
      {answered_at === null ? null : differences.length === 0 ? (
        <p className={styles.muted}>{m.desk_join_nothing_changed()}</p>
      ) : (
        differences.map((difference) => (
          <Changes
            key={`${difference.section} ${difference.owner_id}`}
            opened={opened}
            difference={difference}
          />
        ))
      )}
    </section>
  )
}

/** Field by field what stood there, struck out, and what came in its place. */
function Changes({ opened, difference }: { opened: OnboardingCase; difference: Difference }) {
  const { section, owner_id, fields } = difference
  const person = peopleOf(opened.document).find(({ id }) => id === owner_id)
  return (
    <div>
      <strong>{person ? <Typed>{person.name}</Typed> : sectionWords[section]()}</strong>
      <ul className={styles.list}>
        {fields.map(({ field, before, after }) => (
          <li key={field} className={styles.change}>
            <span className={styles.muted}>{nameOf(opened, field)}</span>
            <span>
              <VisuallyHidden>{m.desk_mark_before()}</VisuallyHidden>
              <s>
                <Typed>{shownText(field, before)}</Typed>
              </s>{' '}
              <VisuallyHidden>{m.desk_mark_after()}</VisuallyHidden>
              <strong>
                <Typed>{shownText(field, after)}</Typed>
              </strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf({ document }: OnboardingCase, field: string): string {
  const ofPerson = field.startsWith('owner.') ? personFieldName(field.slice('owner.'.length)) : null
  return ofPerson ?? fieldName(document, field) ?? ''
}

/** A file is looked at in its pane, and so is a list of people: here it says only that there is another one. */
function shownText(field: string, text: string): string {
  if (text === '') return m.common_dash()
  if (/_urls?$/.test(field) && !field.endsWith('web_url')) return m.desk_join_file()
  return field.endsWith('company_owners') ? m.apply_people() : text
}
