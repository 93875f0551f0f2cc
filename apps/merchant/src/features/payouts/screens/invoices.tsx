import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { countryOfCurrency } from '@daftar/rules/geo/countries'
import { taxXmlProfile } from '@daftar/rules/tax/tax-xml'
import { currentLanguage, m } from '@daftar/words'
import { monthText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { AreaFrame } from '../parts/area-frame.tsx'
import { Queried } from '../parts/queried.tsx'
import { PaperButton } from '../../../shared/paper/paper-button.tsx'
import { TableSkeleton } from '../parts/skeletons.tsx'
import { invoicesQuery, paperOf, xmlOf, type Invoice } from '../queries.ts'
import rows from '../parts/payout/rows.module.css'

/** A tax invoice a month: the fees and the VAT on them, as PDF in both languages. */
export function InvoicesScreen() {
  return (
    <AreaFrame tab="invoices" subtitle={m.payouts_invoices_subtitle()}>
      <Queried
        query={useQuery(invoicesQuery)}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.payouts_invoices_failed()}
      >
        {(invoices) => (
          <DataTable
            label={m.payouts_invoices_title()}
            columns={columns()}
            rows={invoices}
            rowKey={({ number }) => number}
            renderCard={(invoice) => <InvoiceCard invoice={invoice} />}
            instead={
              <EmptyState title={m.payouts_invoices_empty_title()}>
                {m.payouts_invoices_empty_text()}
              </EmptyState>
            }
          />
        )}
      </Queried>
    </AreaFrame>
  )
}

function columns(): Column<Invoice>[] {
  return [
    {
      id: 'month',
      header: m.payouts_invoices_month(),
      cell: ({ month }) => monthText(month, currentLanguage()),
    },
    { id: 'number', header: m.payouts_invoices_number(), cell: ({ number }) => <Ltr>{number}</Ltr> },
    {
      id: 'fees',
      header: m.payouts_invoices_fees(),
      align: 'end',
      cell: ({ fees, currency }) => <Money value={fees} currency={currency} />,
    },
    {
      id: 'vat',
      header: m.payouts_invoices_vat(),
      align: 'end',
      cell: ({ vat, currency }) => <Money value={vat} currency={currency} />,
    },
    {
      id: 'total',
      header: m.payouts_invoices_total(),
      align: 'end',
      cell: ({ total, currency }) => <Money value={total} currency={currency} size="strong" />,
    },
    {
      id: 'pdf',
      header: <VisuallyHidden>{m.payouts_invoices_pdf()}</VisuallyHidden>,
      align: 'end',
      cell: (invoice) => <InvoiceButton invoice={invoice} />,
    },
  ]
}

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { currency } = invoice
  return (
    <div className={rows.card}>
      <div className={rows.line}>
        <strong>{monthText(invoice.month, currentLanguage())}</strong>
        <Money value={invoice.total} currency={currency} size="strong" />
      </div>
      <div className={rows.line}>
        <span className={rows.small}>
          <Ltr>{invoice.number}</Ltr>
        </span>
        <span className={rows.small}>
          {m.payouts_vat_short()} <Money value={invoice.vat} currency={currency} />
        </span>
      </div>
      <div>
        <InvoiceButton invoice={invoice} />
      </div>
    </div>
  )
}

function InvoiceButton({ invoice }: { invoice: Invoice }) {
  return (
    <span className={rows.papers}>
      <PaperButton paper={paperOf(invoice)} label={m.payouts_invoices_pdf()}>
        <VisuallyHidden>{monthText(invoice.month, currentLanguage())}</VisuallyHidden>
      </PaperButton>
      {taxXmlProfile(countryOfCurrency(invoice.currency)) && (
        <PaperButton paper={xmlOf(invoice)} label={m.tax_xml()}>
          <VisuallyHidden>{monthText(invoice.month, currentLanguage())}</VisuallyHidden>
        </PaperButton>
      )}
    </span>
  )
}
