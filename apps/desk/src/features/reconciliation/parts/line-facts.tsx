import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import type { BankLine, MatchedTransfer } from '../queries.ts'

/** What the bank wrote. */
export function LineFacts({ line }: { line: BankLine }) {
  const { decided_by, decided_at, note } = line
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={line.amount} currency={line.currency} size="large" sign="always" />,
        },
        {
          id: 'booked',
          label: m.desk_reconciliation_booked(),
          value: <CalendarDay date={line.booked_on} weekday />,
        },
        {
          id: 'text',
          label: m.desk_reconciliation_text(),
          value: <Typed>{line.text || m.common_dash()}</Typed>,
        },
        ...factIf(
          'reference',
          m.desk_bank_reference(),
          line.bank_reference && <Ltr>{line.bank_reference}</Ltr>,
        ),
        {
          id: 'file',
          label: m.desk_reconciliation_of_file(),
          value: <Typed>{m.desk_reconciliation_of_file_row({ name: line.file_name, row: line.row })}</Typed>,
        },
        ...factIf('by', m.desk_reconciliation_decided_by(), decided_by && <Typed>{decided_by}</Typed>),
        ...factIf('at', m.desk_decided_at(), decided_at && <Moment at={decided_at} />),
        ...factIf('note', m.desk_reconciliation_note(), note && <Typed>{note}</Typed>),
      ]}
    />
  )
}

/** The transfer beside it. */
export function TransferFacts({ transfer }: { transfer: MatchedTransfer }) {
  return (
    <DescriptionList
      facts={[
        { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={transfer} /> },
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={transfer.amount} currency={transfer.currency} size="strong" />,
        },
        { id: 'beneficiary', label: m.desk_beneficiary(), value: <Typed>{transfer.beneficiary}</Typed> },
        { id: 'iban', label: m.desk_iban(), value: <Iban value={transfer.iban} /> },
        { id: 'reference', label: m.desk_reference_label(), value: <Ltr>{transfer.reference}</Ltr> },
        { id: 'ordered', label: m.desk_ordered_at(), value: <Moment at={transfer.ordered_at} /> },
        ...firstFacts(transfer),
      ]}
    />
  )
}

/** What the first of two people read, for the second to compare. */
function firstFacts({ status, proposed_by, proposed_reference, proposed_at }: MatchedTransfer): Fact[] {
  if (status !== 'ordered' || proposed_by === null || proposed_reference === null || proposed_at === null)
    return []
  return [
    { id: 'first-by', label: m.desk_transfer_first_by(), value: <Typed>{proposed_by}</Typed> },
    {
      id: 'first-reference',
      label: m.desk_transfer_first_reference(),
      value: <Ltr>{proposed_reference}</Ltr>,
    },
    { id: 'first-at', label: m.desk_transfer_first_at(), value: <Moment at={proposed_at} /> },
  ]
}
