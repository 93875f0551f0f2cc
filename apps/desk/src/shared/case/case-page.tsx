import { PageHeader } from '@daftar/ui/page-header'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { History } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { Happened } from '../look/happened.tsx'
import { CaseFrame, type Pane } from './case-frame.tsx'
import { DocumentTabs, type CaseDocument } from './document-tabs.tsx'

/** One thing that happened to a case: what, when and by whom. */
type CaseEvent = { what: string; at: string; by: string }

type CasePageProps = {
  /** The list it is opened from, and what one of its cases is called. */
  queue: { label: string; href: string }
  kind: string
  title: ReactNode
  status: ReactNode
  /** What is told of it below the title, one after the other. */
  told: readonly ReactNode[]
  /** Between the head and the panes. */
  above?: ReactNode
  documents: readonly CaseDocument[]
  /** The oldest event first. */
  history: readonly CaseEvent[]
  /** The document in sight, and how another one is looked at. */
  renderFacts: (look: { shown: string; onShow: (file: string) => void }) => ReactNode
  decision: ReactNode
}

/** A case with its documents and its history: the head, and three panes. */
export function CasePage(props: CasePageProps) {
  const { queue, kind, title, status, told, above, documents, history, renderFacts, decision } = props
  const [pane, setPane] = useState<Pane>('facts')
  const [shown, setShown] = useState(documents[0]?.url ?? 'history')
  function onShow(file: string) {
    setShown(file)
    setPane('documents')
  }
  return (
    <>
      <PageHeader
        breadcrumbs={{ label: m.desk_breadcrumbs(), crumbs: [queue, { label: kind }] }}
        title={title}
        status={status}
        subtitle={told.map((one, place) => (
          <Fragment key={place}>
            {place > 0 ? m.desk_comma() : null}
            {one}
          </Fragment>
        ))}
      />
      {above}
      <CaseFrame
        pane={pane}
        onPaneChange={setPane}
        facts={renderFacts({ shown, onShow })}
        documents={
          <DocumentTabs
            documents={documents}
            shown={shown}
            onShow={setShown}
            provenBy={() => []}
            readings={[
              {
                id: 'history',
                label: m.desk_history(),
                icon: <History aria-hidden="true" />,
                content: <Story history={history} />,
              },
            ]}
          />
        }
        decision={decision}
      />
    </>
  )
}

function Story({ history }: { history: readonly CaseEvent[] }) {
  return (
    <Timeline>
      {history.toReversed().map(({ what, at, by }) => (
        <Happened key={`${at} ${what}`} what={what} at={at} actor={by} detail="" />
      ))}
    </Timeline>
  )
}
