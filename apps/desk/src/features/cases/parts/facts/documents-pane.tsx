import { m } from '@daftar/words'
import { ChartColumn, History } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { DocumentTabs, type CaseDocument } from '../../../../shared/case/document-tabs.tsx'
import type { Proven } from '../../../../shared/document/pdf-view.tsx'
import type { DeskCase } from '../../queries.ts'
import type { CaseFacts } from '../../evidence/given-fact.ts'
import { HistoryReading } from '../readings/history-reading.tsx'

/** The chart comes when somebody looks at it. */
const SalesReading = lazy(() =>
  import('../readings/sales-reading.tsx').then((module) => ({ default: module.SalesReading })),
)

type ProvenFact = Proven & { document: string }

type DocumentsPaneProps = {
  opened: DeskCase
  documents: readonly CaseDocument[]
  shown: string
  onShow: (id: string) => void
  proven: readonly ProvenFact[]
}

/**
 * What the merchant handed in, with what it proves pointed at, and beside it what was sold and what happened.
 */
export function DocumentsPane({ opened, documents, shown, onShow, proven }: DocumentsPaneProps) {
  return (
    <DocumentTabs
      documents={documents}
      shown={shown}
      onShow={onShow}
      provenBy={(url) => proven.filter(({ document }) => document === url)}
      readings={[
        {
          id: 'sales',
          label: m.desk_sales(),
          icon: <ChartColumn aria-hidden="true" />,
          content: (
            <Suspense>
              <SalesReading opened={opened} />
            </Suspense>
          ),
        },
        {
          id: 'history',
          label: m.desk_history(),
          icon: <History aria-hidden="true" />,
          content: <HistoryReading history={opened.history} />,
        },
      ]}
    />
  )
}

/** The facts whose words are looked for in their document. */
export function provenFacts(sections: CaseFacts, chosen: string | null): ProvenFact[] {
  return sections.flatMap(({ facts }) =>
    facts.flatMap(({ id, value, proof }) =>
      value !== null && proof?.text && proof.number !== null
        ? [
            {
              id,
              document: proof.document,
              text: proof.text,
              number: proof.number,
              isChosen: id === chosen,
            },
          ]
        : [],
    ),
  )
}
