import type { DeskCase } from '../../queries.ts'
import type { CaseFacts } from '../../evidence/given-fact.ts'
import { FilledParts } from '../../../../shared/work/part-links.tsx'
import { Facts } from './facts.tsx'
import { MarksSection } from '../marks/marks-section.tsx'
import { StandingFacts } from './standing-facts.tsx'

/** What is claimed, what the statements prove, and how the merchant stands with us. */
export function FactsPane({ opened, sections }: { opened: DeskCase; sections: CaseFacts }) {
  return (
    <>
      <MarksSection marks={opened.marks} corrections={opened.corrections} rounds={opened.rounds} />
      {sections.map((section) => (
        <Facts key={section.id} section={section} />
      ))}
      <FilledParts subject="capital" id={opened.application.id} />
      <StandingFacts opened={opened} />
    </>
  )
}
