import { Column } from '@daftar/ui/columns'
import { FailedState } from '@daftar/ui/failed-state'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { ShieldCheck } from 'lucide-react'
import { problemText } from '@daftar/app-kit/problem-text'
import { useMatcher } from '../match/use-matcher.ts'
import { AreaFrame } from '../parts/area-frame.tsx'
import { ColumnMapping } from '../parts/statement/column-mapping.tsx'
import { MatchResultView } from '../parts/statement/match-result.tsx'
import { StatementDrop } from '../parts/statement/statement-drop.tsx'
import { CardSkeleton } from '../parts/skeletons.tsx'

/**
 * Which payouts arrived at the bank, which are late or short, and what belongs to none: from the bank's own
 * file.
 */
export function MatchScreen() {
  const matcher = useMatcher()
  return (
    <AreaFrame tab="match">
      <Column>
        <Content matcher={matcher} />
      </Column>
    </AreaFrame>
  )
}

function Content({ matcher }: { matcher: ReturnType<typeof useMatcher> }) {
  const { state } = matcher
  switch (state.kind) {
    case 'idle':
      return (
        <>
          <Notice icon={<ShieldCheck />} title={m.payouts_match_private_title()}>
            {m.payouts_match_private_text()}
          </Notice>
          <StatementDrop problem={state.problem} onFile={(file) => void matcher.read(file)} />
        </>
      )
    case 'reading':
      return <CardSkeleton />
    case 'mapping':
      return (
        <ColumnMapping
          key={state.name}
          lines={state.lines}
          layout={state.layout}
          onMap={matcher.map}
          onCancel={matcher.leaveMapping}
        />
      )
    case 'failed':
      return (
        <FailedState
          title={m.payouts_match_failed()}
          retryLabel={m.common_try_again()}
          onRetry={matcher.retry}
        >
          {problemText(state.error)}
        </FailedState>
      )
    case 'ready':
      return (
        <MatchResultView
          name={state.name}
          result={state.result}
          currencies={state.currencies}
          onCurrency={matcher.chooseCurrency}
          onMapAgain={matcher.mapAgain}
          onReset={matcher.reset}
        />
      )
  }
}
