import { groupPhone } from '@daftar/rules/contact/phone'
import type { ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { FactSection, type CaseFact } from '../../../shared/case/fact-list.tsx'
import {
  businessFacts,
  peopleOf,
  sectionsOf,
  type JoinFact,
  type JoinPerson,
} from '../../../shared/text/join-facts.ts'
import { SafeAnchor } from '../../../shared/text/safe-anchor.tsx'
import { FilledParts } from '../../../shared/work/part-links.tsx'
import type { KeptMark, OnboardingCase } from '../queries.ts'
import { sectionWords } from '../../../shared/merchant/section-words.ts'
import { MarkButton } from './mark-button.tsx'
import { Rounds } from './rounds.tsx'

type FactsPaneProps = {
  opened: OnboardingCase
  mayMark: boolean
  /** The file in sight. */
  shown: string
  onShow: (file: string) => void
}

/** What was said, section by section, with the flags that mark them; above it what was asked for before. */
export function FactsPane({ opened, mayMark, shown, onShow }: FactsPaneProps) {
  const { document, kept_marks: marks, applicant } = opened
  const choosing = { shown, onShow }
  return (
    <>
      <Rounds opened={opened} />
      <FilledParts subject="onboarding" id={opened.id} />
      <Section title={m.desk_join_business()} facts={businessFacts(document)} {...choosing} />
      <Section
        title={m.desk_join_applicant()}
        facts={[
          { id: 'applicant.name', label: m.desk_join_signed_in(), text: applicant.name, file: null },
          { id: 'applicant.email', label: m.apply_email(), text: applicant.email, file: null },
          { id: 'applicant.phone', label: m.apply_phone(), text: groupPhone(applicant.phone), file: null },
        ].filter(({ text }) => text !== '')}
        {...choosing}
      />
      {sectionsOf(document).map(({ id, facts }) => (
        <Section
          key={id}
          title={sectionWords[id]()}
          facts={facts}
          isMarked={isMarkedIn(marks, [id], null)}
          aside={mayMark ? <MarkButton opened={opened} sections={[id]} person={null} /> : null}
          {...choosing}
        />
      ))}
      {peopleOf(document).map((person) => (
        <Person key={person.id} {...{ opened, person, mayMark, ...choosing }} />
      ))}
    </>
  )
}

type Choosing = Pick<FactsPaneProps, 'shown' | 'onShow'>

function Person({
  opened,
  person,
  mayMark,
  ...choosing
}: Omit<FactsPaneProps, 'shown'> & Choosing & { person: JoinPerson }) {
  return (
    <Section
      title={person.name}
      facts={person.facts}
      isMarked={isMarkedIn(opened.kept_marks, person.sections, person.id)}
      aside={mayMark ? <MarkButton opened={opened} sections={person.sections} person={person} /> : null}
      {...choosing}
    />
  )
}

function isMarkedIn(
  marks: readonly KeptMark[],
  sections: readonly ReviewSection[],
  ownerId: string | null,
): boolean {
  return marks.some((mark) => sections.includes(mark.section) && mark.owner_id === ownerId)
}

type SectionProps = Choosing & {
  title: string
  facts: readonly JoinFact[]
  isMarked?: boolean
  aside?: ReactNode
}

function Section({ title, facts, isMarked = false, aside, shown, onShow }: SectionProps) {
  const chosen = facts.find(({ file }) => file === shown)?.id ?? null
  return (
    <FactSection
      title={title}
      aside={aside}
      chosen={chosen}
      onChoose={({ proof }) => proof && onShow(proof.document)}
      facts={facts.map(({ id, label, text, file }): CaseFact => ({
        id,
        label,
        value: file === null ? <SafeAnchor text={text} /> : <Typed>{text}</Typed>,
        proof: file === null ? null : { document: file, text: null, number: null },
        isMarked,
      }))}
    />
  )
}
