import { isCurrency } from '@daftar/rules/money/currency'
import { isDeduction } from '@daftar/rules/payouts/payout-lines'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { Waterfall } from '@daftar/ui/waterfall'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { storesQuery } from '../../../shared/stores.ts'
import { saveBlob } from '../../../shared/streamed-file.ts'
import { csvText } from '../csv.ts'
import { columnExplained } from '../parts/column-words.ts'
import { stepText } from '../parts/step-words.ts'
import { payoutPaths } from '../paths.ts'
import { amountColumns, reportColumns, sampleReport, type SampleReport } from '../sample-report.ts'
import styles from '../parts/guide.module.css'

/** A sample report with numbered columns, what each means, and an example from gross to net (PO-11, APP-46, DEC-PO-11). */
export function HowReportsWorkScreen() {
  const { data: stores = [] } = useQuery(storesQuery)
  const currency = stores.map((store) => store.currency).find(isCurrency) ?? 'AED'
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
                  </strong>{' '}
                  {columnExplained(column)}
                </span>
              </li>
            ))}
          </ol>
        </Card>
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
      </div>
    </>
  )
}

function SampleTable({ report }: { report: SampleReport }) {
  const endOf = (column: (typeof reportColumns)[number]) =>
    amountColumns.includes(column) ? styles.end : undefined
  return (
    // The table is wider than any screen: who has no mouse scrolls it by the keyboard.
    <div
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={m.payouts_reports_sample()}
      dir="ltr"
    >
      <table className={styles.sample}>
        <thead>
          <tr>
            {reportColumns.map((column, at) => (
              <th key={column} scope="col" className={endOf(column)}>
                <span className={styles.mark}>{at + 1}</span>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={`${row['order number']} ${row['transaction type']}`}>
              {reportColumns.map((column) => (
                <td key={column} className={endOf(column)}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function saveSample(report: SampleReport): void {
  const lines = [reportColumns, ...report.rows.map((row) => reportColumns.map((column) => row[column]))]
  saveBlob(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), 'payouts_sample.csv')
}
