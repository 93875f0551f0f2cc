import { Moment } from '@daftar/app-kit/moment'
import { documentOfUpdate } from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { CompanyChanges, CompanyRound } from '../../../shared/case/company-changes.tsx'
import { FactSection, type CaseFact } from '../../../shared/case/fact-list.tsx'
import { EntityStatus } from '../../../shared/merchant/entity-status.tsx'
import { FilledParts } from '../../../shared/work/part-links.tsx'
import { peopleOf, sectionsOf, type JoinFact } from '../../../shared/text/join-facts.ts'
import { sectionWords } from '../../../shared/merchant/section-words.ts'
import type { EntityUpdateCase } from '../queries.ts'
import styles from './company.module.css'

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
        <CompanyChanges differences={opened.differences} document={document} before={before} />
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

/** What was asked of the merchant and what came of it, the newest first. */
function Rounds({ opened, document }: { opened: EntityUpdateCase; document: OnboardingDocument }) {
  return opened.rounds.map((round) => (
    <section
      key={round.round}
      className={styles.part}
      aria-label={m.desk_mark_round({ number: round.round })}
    >
      <h2>{m.desk_mark_round({ number: round.round })}</h2>
      <CompanyRound round={round} document={document} />
    </section>
  ))
}
