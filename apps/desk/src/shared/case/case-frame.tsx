import { Tabs } from '@daftar/ui/tabs'
import { useMediaQuery } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import styles from './case-frame.module.css'

/** Beside each other three panes need this much. */
const narrowQuery = '(max-width: 1179.98px)'

export type Pane = 'facts' | 'documents' | 'decision'

type CaseFrameProps = {
  facts: ReactNode
  documents: ReactNode
  decision: ReactNode
  /** Which pane is seen where there is room for one. */
  pane: Pane
  onPaneChange: (pane: Pane) => void
}

/**
 * A case of any kind in three panes: what is claimed, the documents that prove it, and the decision.
 * Documents and decision stay in view while the facts go by; where there is room for one pane they are tabs.
 */
export function CaseFrame({ facts, documents, decision, pane, onPaneChange }: CaseFrameProps) {
  const isNarrow = useMediaQuery(narrowQuery)
  if (isNarrow)
    return (
      <div className={styles.tabbed}>
        <Tabs
          label={m.desk_case_panes()}
          value={pane}
          onValueChange={(next) => onPaneChange(next as Pane)}
          tabs={[
            {
              id: 'facts',
              label: m.desk_case_facts(),
              content: <Named name={m.desk_case_facts()}>{facts}</Named>,
            },
            {
              id: 'documents',
              label: m.desk_case_documents(),
              content: <Named name={m.desk_case_documents()}>{documents}</Named>,
            },
            {
              id: 'decision',
              label: m.desk_decision(),
              content: <Named name={m.desk_decision()}>{decision}</Named>,
            },
          ]}
        />
      </div>
    )
  return (
    <div className={styles.panes}>
      <section className={styles.facts} aria-label={m.desk_case_facts()}>
        {facts}
      </section>
      <section className={styles.documents} aria-label={m.desk_case_documents()}>
        {documents}
      </section>
      <section className={styles.decision} aria-label={m.desk_decision()}>
        {decision}
      </section>
    </div>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.pane} aria-label={name}>
      {children}
    </section>
  )
}
