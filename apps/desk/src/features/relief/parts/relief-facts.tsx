import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import type { DeskRelief } from '../queries.ts'
import { AdvanceLink } from '../../../shared/money/advance-link.tsx'
import { kindText, advanceText } from '../words.ts'
import { ReliefBadge } from './relief-row.tsx'

/** What was asked, why, how the advance stands, and who said what. */
export function ReliefFacts({ relief }: { relief: DeskRelief }) {
  const { loan: advance, currency, from_week, until_week } = relief
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <DescriptionList
      facts={[
        { id: 'state', label: m.relief_state(), value: <ReliefBadge relief={relief} /> },
        { id: 'kind', label: m.relief_asked(), value: kindText[relief.kind]() },
        { id: 'weeks', label: m.relief_weeks(), value: relief.weeks },
        ...factIf('minimum', m.relief_minimum(), relief.minimum && money(relief.minimum)),
        { id: 'reason', label: m.relief_reason_given(), value: <Typed>{relief.reason}</Typed> },
        { id: 'by', label: m.relief_asked_by(), value: <Typed>{relief.asked_by}</Typed> },
        { id: 'at', label: m.relief_asked_at(), value: <Moment at={relief.asked_at} /> },
        {
          id: 'loan',
          label: m.relief_loan_status(),
          value: <AdvanceLink id={relief.loan_id}>{advanceText[advance.status]()}</AdvanceLink>,
        },
        { id: 'left', label: m.relief_outstanding(), value: money(advance.outstanding) },
        { id: 'agreed', label: m.relief_agreed_minimum(), value: money(advance.minimum) },
        { id: 'carried', label: m.relief_shortfall(), value: money(advance.shortfall) },
        { id: 'short', label: m.relief_weeks_short(), value: advance.weeks_short },
        ...factIf(
          'proposed',
          m.relief_proposed_by(),
          relief.proposed_by && <Typed>{relief.proposed_by}</Typed>,
        ),
        ...factIf('en', m.relief_answer_en(), relief.note_en && <Typed>{relief.note_en}</Typed>),
        ...factIf('ar', m.relief_answer_ar(), relief.note_ar && <Typed>{relief.note_ar}</Typed>),
        ...factIf('decided', m.relief_decided_by(), relief.decided_by && <Typed>{relief.decided_by}</Typed>),
        ...factIf(
          'granted',
          m.relief_from_to(),
          from_week &&
            until_week &&
            m.relief_from_to_value({ from: dateText(from_week), until: dateText(until_week) }),
        ),
      ]}
    />
  )
}
