import { m } from '@daftar/words'
import { useId, type ReactNode } from 'react'
import styles from './fact-list.module.css'

/** Which document proves a fact, by its handle, and what is written there. */
export type Proof = { document: string; text: string | null; number: number | null }

export type CaseFact = {
  id: string
  label: string
  value: ReactNode
  below?: ReactNode
  proof?: Proof | null
  /** What can be said against it: the flag that marks it. */
  flag?: ReactNode
  isMarked?: boolean
}

type FactSectionProps = {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  facts: readonly CaseFact[]
  chosen: string | null
  onChoose: (fact: CaseFact) => void
  children?: ReactNode
}

/** Facts that belong together. One that a document proves is pressed to see it there. */
export function FactSection({ title, aside, facts, chosen, onChoose, children }: FactSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {facts.length > 0 ? (
        <dl className={styles.list}>
          {facts.map((fact) => (
            <Fact key={fact.id} fact={fact} isChosen={chosen === fact.id} onChoose={onChoose} />
          ))}
        </dl>
      ) : null}
      {children}
    </section>
  )
}

type FactProps = { fact: CaseFact; isChosen: boolean; onChoose: (fact: CaseFact) => void }

function Fact({ fact, isChosen, onChoose }: FactProps) {
  const { label, value, below, proof, flag, isMarked } = fact
  return (
    <div className={styles.fact} data-chosen={isChosen || undefined} data-marked={isMarked || undefined}>
      <dt>{label}</dt>
      <dd>
        {proof ? (
          <button
            type="button"
            className={styles.proven}
            aria-pressed={isChosen}
            title={m.desk_fact_show()}
            onClick={() => onChoose(fact)}
          >
            {value}
          </button>
        ) : (
          value
        )}
        {below ? <div className={styles.below}>{below}</div> : null}
      </dd>
      <dd className={styles.end}>
        {proof?.number ? (
          <span className={styles.pin} aria-hidden="true">
            {proof.number}
          </span>
        ) : null}
        {flag}
      </dd>
    </div>
  )
}
