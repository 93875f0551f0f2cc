import type { MarkTarget } from '@daftar/rules/capital/applications/marks'
import { m } from '@daftar/words'
import { FactSection } from '../../../../shared/case/fact-list.tsx'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { useEvidence } from '../../evidence/use-evidence.tsx'
import type { CaseFacts, GivenFact } from '../../evidence/given-fact.ts'
import { MarkButton } from '../marks/mark-button.tsx'
import styles from './facts.module.css'

/** A section of facts with the flags that mark them; what was not given stands in one line. */
export function Facts({ section }: { section: CaseFacts[number] }) {
  const { title, aside, facts, note } = section
  const { marks } = useDeciding()
  const { chosen, choose } = useEvidence()
  const isMarked = (target: MarkTarget | undefined) => marks.some((mark) => mark.target === target)
  const given = facts.filter(({ value }) => value !== null)
  const missing = facts.filter(({ value }) => value === null)
  return (
    <FactSection
      title={title}
      aside={aside}
      chosen={chosen}
      onChoose={choose}
      facts={given.map((fact) => ({
        ...fact,
        flag: <Flag fact={fact} />,
        isMarked: isMarked(fact.target),
      }))}
    >
      {missing.length === 0 ? null : (
        <div className={styles.missing}>
          <span>{given.length === 0 ? m.desk_facts_none_given() : m.desk_facts_not_given()}</span>
          <ul>
            {missing.map((fact) => (
              <li key={fact.id} data-marked={isMarked(fact.target) || undefined}>
                {fact.label}
                <Flag fact={fact} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {note}
    </FactSection>
  )
}

function Flag({ fact: { target, statements } }: { fact: GivenFact }) {
  return target ? <MarkButton target={target} {...(statements && { statements })} /> : null
}
