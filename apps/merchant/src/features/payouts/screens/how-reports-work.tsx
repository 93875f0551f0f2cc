import { currencyOf, type Currency } from '@daftar/rules/money/currency'
import { isDeduction } from '@daftar/rules/settlement/payout-lines'
import { reportColumns } from '@daftar/rules/payouts/report-columns'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { Waterfall } from '@daftar/ui/waterfall'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { saveBlob } from '@daftar/client/download'
import { csvText } from '../csv.ts'
import { columnExplained } from '../parts/statement/column-words.ts'
import { SampleTable } from '../parts/statement/sample-table.tsx'
import { stepText } from '../parts/cycle/step-words.ts'
import { payoutPaths } from '../paths.ts'
import { sampleReport, type SampleReport } from '../sample-report.ts'
import styles from '../parts/guide.module.css'

/**
 * A sample report with numbered columns, what each means, and an example from gross to net (PO-11, APP-46,
 * DEC-PO-11).
 */
export function HowReportsWorkScreen() {
  const { data: stores = [] } = useQuery(storesQuery)
  const currency = currencyOf(...stores.map((store) => store.currency))
  const report = sampleReport(currency)
  return (
    <>
      <PageHeader
        title={m.payouts_reports_title()}
        subtitle={m.payouts_reports_subtitle()}
        breadcrumbs={{
          label: m.payouts_breadcrumbs(),
          crumbs: [
            { label: m.payouts_title(), href: payoutPaths.completed() },
            { label: m.payouts_reports_title() },
          ],
        }}
      />
      <div className={styles.wide}>
        <SampleCard report={report} />
        <ExampleCard report={report} currency={currency} />
      </div>
    </>
  )
}

function SampleCard({ report }: { report: SampleReport }) {
  return (
    <Card
      title={m.payouts_reports_sample()}
      subtitle={m.payouts_reports_sample_text()}
      actions={
        <Button size="small" icon={<Download />} onClick={() => saveSample(report)}>
          {m.payouts_reports_download()}
        </Button>
      }
    >
      <SampleTable report={report} />
      <ol className={styles.columns}>
        {reportColumns.map((column, at) => (
          <li key={column}>
            <span className={styles.mark} aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <strong>
                <Ltr>{column}</Ltr>
              </strong>
              {columnExplained(column)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function ExampleCard({ report, currency }: { report: SampleReport; currency: Currency }) {
  return (
    <Card title={m.payouts_reports_example()} subtitle={m.payouts_reports_example_text()}>
      <Waterfall
        label={m.payouts_reports_example()}
        columnLabels={{ step: m.payouts_column_step(), amount: m.payouts_column_amount() }}
        steps={report.steps.map(({ step, amount }) => ({
          id: step,
          label: stepText(step),
          value: Number(amount),
          amount: <Money value={amount} currency={currency} />,
          deduction: isDeduction(step) || amount.startsWith('-'),
        }))}
        total={{
          label: m.payouts_waterfall_total(),
          value: Number(report.net),
          amount: <Money value={report.net} currency={currency} size="strong" />,
        }}
      />
    </Card>
  )
}

function saveSample(report: SampleReport): void {
  const lines = [reportColumns, ...report.rows.map((row) => reportColumns.map((column) => row[column]))]
  saveBlob(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), 'payouts_sample.csv')
}
