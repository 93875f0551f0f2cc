import { Moment } from '@daftar/app-kit/moment'
import type { RejectionReason, ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { currentLanguage, m } from '@daftar/words'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { rejectionText } from '@daftar/words/rejection-text'
import { peopleOf, personFieldName } from '../text/join-facts.ts'
import { sectionWords } from '../merchant/section-words.ts'
import styles from './company-changes.module.css'

type Difference = {
  section: ReviewSection
  owner_id: string | null
  fields: readonly { field: string; before: string; after: string }[]
}

type CompanyChangesProps = {
  differences: readonly Difference[]
  document: OnboardingDocument
  /** Where it is not the same one: somebody who is gone is still called by name. */
  before?: OnboardingDocument
}

/** Field by field what stood there, struck out, and what comes in its place. */
export function CompanyChanges({ differences, document, before = document }: CompanyChangesProps) {
  if (differences.length === 0) return <p className={styles.muted}>{m.desk_join_nothing_changed()}</p>
  const people = [...peopleOf(document), ...peopleOf(before)]
  return differences.map(({ section, owner_id, fields }) => (
    <div key={`${section} ${owner_id}`}>
      <strong>
        <Typed>{people.find(({ id }) => id === owner_id)?.name ?? sectionWords[section]()}</Typed>
      </strong>
      <ul className={styles.list}>
        {fields.map(({ field, before: was, after: is }) => (
          <li key={field} className={styles.change}>
            <span className={styles.muted}>{nameOf(document, field)}</span>
            <span>
              <VisuallyHidden>{m.desk_mark_before()}</VisuallyHidden>
              <s>
                <Typed>{shownText(field, was)}</Typed>
              </s>{' '}
              <VisuallyHidden>{m.desk_mark_after()}</VisuallyHidden>
              <strong>
                <Typed>{shownText(field, is)}</Typed>
              </strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
}

type Round = {
  asked_by: string
  asked_at: string
  answered_at: string | null
  marks: readonly { id: string; reason: RejectionReason; note_en: string; note_ar: string }[]
  differences: readonly Difference[]
}

/** What was asked in a round, by whom, and what was changed for it. */
export function CompanyRound({ round, document }: { round: Round; document: OnboardingDocument }) {
  const { asked_by, asked_at, answered_at, marks, differences } = round
  return (
    <>
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
      {answered_at === null ? null : <CompanyChanges differences={differences} document={document} />}
    </>
  )
}

function nameOf(document: OnboardingDocument, field: string): string {
  const ofPerson = field.startsWith('owner.') ? personFieldName(field.slice('owner.'.length)) : null
  return ofPerson ?? fieldName(document, field) ?? ''
}

/**
 * A file is looked at in its pane, and so is a list of people: here it says only that there is another one.
 */
function shownText(field: string, text: string): string {
  if (text === '' || text === '[]') return m.common_dash()
  if (/_urls?$/.test(field) && !field.endsWith('web_url')) return m.desk_join_file()
  return field.endsWith('company_owners') ? m.apply_people() : text
}
