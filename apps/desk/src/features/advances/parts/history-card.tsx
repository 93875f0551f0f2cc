import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { Happened } from '../../../shared/look/happened.tsx'
import type { DeskAdvanceWhole } from '../queries.ts'
import { advanceStatusText } from '../../../shared/money/advance-status-text.ts'
import { reliefStatusText, reliefText } from '../words.ts'

/** What was granted in hardship, and how the status went, the newest first. */
export function HistoryCard({ advance: { history, reliefs } }: { advance: DeskAdvanceWhole }) {
  return (
    <Column>
      {reliefs.length > 0 ? (
        <Card title={m.desk_advance_reliefs()}>
          <Timeline>
            {reliefs.map((relief) => (
              <Happened
                key={relief.id}
                what={reliefText(relief)}
                at={relief.asked_at}
                actor=""
                detail={reliefStatusText(relief.status)}
              />
            ))}
          </Timeline>
        </Card>
      ) : null}
      <Card title={m.desk_advance_history()}>
        <Timeline>
          {history.toReversed().map(({ to, at, actor }) => (
            <Happened
              key={`${to}${at}`}
              what={advanceStatusText(to as AdvanceStatus)}
              at={at}
              actor={actor}
              detail=""
            />
          ))}
        </Timeline>
      </Card>
    </Column>
  )
}
