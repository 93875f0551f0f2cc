import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { History } from 'lucide-react'
import { DocumentTabs, type CaseDocument } from '../../../shared/case/document-tabs.tsx'
import { Happened } from '../../../shared/happened.tsx'
import type { OnboardingCase } from '../queries.ts'
import { anyStatusText } from '../words.ts'

type DocumentsPaneProps = {
  documents: readonly CaseDocument[]
  shown: string
  onShow: (id: string) => void
  history: OnboardingCase['history']
}

/** The files that were handed in, one in sight, and beside them what happened. */
export function DocumentsPane({ documents, shown, onShow, history }: DocumentsPaneProps) {
  return (
    <DocumentTabs
      documents={documents}
      shown={shown}
      onShow={onShow}
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
  )
}

function Story({ history }: Pick<OnboardingCase, 'history'>) {
  return (
    <Timeline>
      {history.toReversed().map(({ to, by, at }) => (
        <Happened key={`${at} ${to}`} what={anyStatusText(to)} at={at} actor={by} detail="" />
      ))}
    </Timeline>
  )
}
