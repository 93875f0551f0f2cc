import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import type { DeskCase } from '../../queries.ts'
import { repaymentName } from '../../words.ts'

/** What was proposed, by whom, when; nothing where nothing was. */
export function ProposalFacts({ opened }: { opened: DeskCase }) {
  const { proposal, application } = opened
  if (!proposal) return null
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={proposal.amount} currency={application.currency} size="large" />,
        },
        { id: 'tenor', label: m.desk_tenor(), value: m.desk_weeks({ count: proposal.tenor }) },
        { id: 'repaid', label: m.desk_repaid_by(), value: repaymentName(opened) },
        { id: 'by', label: m.desk_proposed_by(), value: <Typed>{proposal.by}</Typed> },
        { id: 'at', label: m.desk_proposed_at(), value: <Moment at={proposal.at} /> },
        ...(proposal.note === ''
          ? []
          : [{ id: 'note', label: m.desk_note(), value: <Typed>{proposal.note}</Typed> }]),
      ]}
    />
  )
}
