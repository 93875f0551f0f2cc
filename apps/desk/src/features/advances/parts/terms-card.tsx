import { groupPhone } from '@daftar/rules/contact/phone'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { addresses } from '../../../shared/addresses.ts'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { CalendarDay, Day } from '@daftar/app-kit/moment'
import { useFlags } from '../../../shared/session.ts'
import type { DeskAdvanceWhole } from '../queries.ts'
import { mandateStatusText } from '../../../shared/money/mandate-text.ts'

/** The frozen terms, what is paid and left, and where its entries stand. */
export function TermsCard({ advance }: { advance: DeskAdvanceWhole }) {
  const { can_view_books: seesBooks, can_view_cases: seesCases } = useFlags()
  return (
    <Card
      title={m.desk_advance_terms()}
      actions={seesBooks ? <Link href={addresses.entriesOf(advance)}>{m.desk_advance_entries()}</Link> : null}
    >
      <DescriptionList facts={factsOf(advance, seesCases)} />
    </Card>
  )
}

function factsOf(advance: DeskAdvanceWhole, seesCases: boolean): Fact[] {
  const { application_id: application } = advance
  const { currency, credited, mandate_status, pays_off, paid_off_by } = advance
  const amount = (value: string) => <Money value={value} currency={currency} />
  return [
    { id: 'amount', label: m.desk_amount(), value: amount(advance.amount) },
    { id: 'fee', label: m.desk_advance_fee(), value: amount(advance.fee) },
    { id: 'paid', label: m.desk_advance_paid(), value: amount(advance.paid) },
    ...factIf('credited', m.desk_advance_credited(), Number(credited) > 0 && amount(credited)),
    {
      id: 'outstanding',
      label: m.desk_advance_outstanding(),
      value: <Money value={advance.outstanding} currency={currency} size="strong" />,
    },
    { id: 'carried', label: m.desk_advance_carried(), value: amount(advance.shortfall) },
    { id: 'minimum', label: m.desk_advance_minimum(), value: amount(advance.minimum) },
    { id: 'rate', label: m.desk_advance_rate(), value: percentText(advance.repayment_rate) },
    { id: 'tenor', label: m.desk_advance_tenor(), value: m.desk_advance_weeks({ count: advance.tenor }) },
    ...factIf('funded', m.desk_advance_funded(), advance.funded_at && <Day at={advance.funded_at} />),
    ...factIf(
      'next',
      m.desk_advance_next(),
      advance.next_repayment_date && <CalendarDay date={advance.next_repayment_date} weekday />,
    ),
    ...factIf(
      'completed',
      m.desk_advance_completed(),
      advance.completed_at && <Day at={advance.completed_at} />,
    ),
    { id: 'legal', label: m.desk_beneficiary(), value: <Typed>{advance.legal_name}</Typed> },
    { id: 'iban', label: m.desk_iban(), value: <Iban value={advance.iban} /> },
    {
      id: 'phone',
      label: m.desk_advance_signatory(),
      value: <Ltr>{groupPhone(advance.signatory_phone)}</Ltr>,
    },
    { id: 'email', label: m.desk_advance_email(), value: <Ltr>{advance.signatory_email}</Ltr> },
    {
      id: 'by',
      label: m.desk_advance_repaid_by(),
      value: advance.direct_debit ? m.desk_advance_type_debit() : m.desk_advance_type_payout(),
    },
    ...factIf('mandate', m.desk_advance_mandate(), mandate_status && mandateStatusText(mandate_status)),
    ...factIf('pays-off', m.desk_advance_pays_off(), pays_off && <Other id={pays_off} />),
    ...factIf('paid-off-by', m.desk_advance_paid_off_by(), paid_off_by && <Other id={paid_off_by} />),
    {
      id: 'application',
      label: m.desk_advance_application(),
      value: seesCases ? (
        <Other href={addresses.oneCase(application)} id={application} />
      ) : (
        <Ltr>{application}</Ltr>
      ),
    },
  ]
}

function Other({ id, href = addresses.oneAdvance(id) }: { id: string; href?: string }) {
  return (
    <Link href={href}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}
