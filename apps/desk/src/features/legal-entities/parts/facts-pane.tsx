import { Moment } from '@daftar/app-kit/moment'
import { documentOfUpdate } from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { currentLanguage, m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { rejectionText } from '@daftar/words/rejection-text'
import { FactSection, type CaseFact } from '../../../shared/case/fact-list.tsx'
import { EntityStatus } from '../../../shared/entity-status.tsx'
import { FilledParts } from '../../../shared/part-links.tsx'
import { peopleOf, personFieldName, sectionsOf, type JoinFact } from '../../../shared/join-facts.ts'
import { sectionWords } from '../../../shared/section-words.ts'
import type { EntityUpdateCase } from '../queries.ts'
import styles from './company.module.css'

type Differences = EntityUpdateCase['differences']
type FactsPaneProps = { opened: EntityUpdateCase; shown: string; onShow: (file: string) => void }

/** What is new, each beside what stood there, then everything the company says now. */
export function FactsPane({ opened, shown, onShow }: FactsPaneProps) {
  const document = documentOfUpdate(opened.document)
  const before = documentOfUpdate(opened.before)
  const sections = [
    ...sectionsOf(document).map(({ id, facts }) => ({ id, title: sectionWords[id](), facts })),
    ...peopleOf(document).map(({ id, name, facts }) => ({ id, title: name, facts })),
  ]
  return (
    <>
      <Standing opened={opened} />
      <section className={styles.part} aria-labelledby="what-changed">
        <h2 id="what-changed">{m.desk_company_changes()}</h2>
        <Changes differences={opened.differences} document={document} before={before} />
      </section>
      <Rounds opened={opened} document={document} />
      <FilledParts subject="legal_entity" id={opened.legal_entity.id} />
      {sections.map(({ id, title, facts }) => (
        <FactSection
          key={id}
          title={title}
          chosen={facts.find(({ file }) => file === shown)?.id ?? null}
          onChoose={({ proof }) => proof && onShow(proof.document)}
          facts={facts.map(factOf)}
        />
      ))}
    </>
  )
}

function factOf({ id, label, text, file }: JoinFact): CaseFact {
  const proof = file === null ? null : { document: file, text: null, number: null }
  return { id, label, value: <Typed>{text}</Typed>, proof }
}

/** How the company stands now, whatever the update says. */
function Standing({ opened: { legal_entity: entity } }: { opened: EntityUpdateCase }) {
  const { license_expires_on: on, suspended_at: since } = entity
  return (
    <FactSection
      title={m.desk_company_now()}
      chosen={null}
      onChoose={() => undefined}
      facts={[
        { id: 'status', label: m.desk_company_stands(), value: <EntityStatus status={entity.status} /> },
        {
          id: 'expires',
          label: m.desk_company_expires(),
          value: on === null ? m.common_dash() : dateText(on),
        },
        ...(since === null
          ? []
          : [{ id: 'suspended', label: m.desk_company_suspended(), value: <Moment at={since} /> }]),
        {
          id: 'bank',
          label: m.desk_company_bank(),
          value: <Typed>{`${entity.bank_name} ${entity.iban}`}</Typed>,
        },
      ]}
    />
  )
}

type ChangesProps = { differences: Differences; document: OnboardingDocument; before: OnboardingDocument }

/** Field by field what stood there, struck out, and what comes in its place. */
function Changes({ differences, document, before }: ChangesProps) {
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

/** What was asked of the merchant and what came of it, the newest first. */
function Rounds({ opened, document }: { opened: EntityUpdateCase; document: OnboardingDocument }) {
  return opened.rounds.map(({ round, asked_by, asked_at, answered_at, marks, differences }) => (
    <section key={round} className={styles.part} aria-label={m.desk_mark_round({ number: round })}>
      <h2>{m.desk_mark_round({ number: round })}</h2>
      <p className={styles.muted}>
        <Typed>{asked_by}</Typed> <Moment at={asked_at} />
      </p>
      <ul className={styles.list}>
        {marks.map(({ id, reason, note_en, note_ar }) => (
          <li key={id}>
            {rejectionText(reason)} <Typed>{currentLanguage() === 'ar' ? note_ar : note_en}</Typed>
          </li>
        ))}
      </ul>
      {answered_at === null ? null : (
        <Changes differences={differences} document={document} before={document} />
      )}
    </section>
  ))
}

function nameOf(document: OnboardingDocument, field: string): string {
  const ofPerson = field.startsWith('owner.') ? personFieldName(field.slice('owner.'.length)) : null
  return ofPerson ?? fieldName(document, field) ?? ''
}

/** A file is looked at in its pane: here it says only that there is another one. */
function shownText(field: string, text: string): string {
  if (text === '' || text === '[]') return m.common_dash()
  if (/_urls?$/.test(field)) return m.desk_join_file()
  return field.endsWith('company_owners') ? m.apply_people() : text
}
