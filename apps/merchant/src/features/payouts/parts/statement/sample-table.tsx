import { reportColumns, type ReportColumn } from '@daftar/rules/payouts/report-columns'
import { m } from '@daftar/words'
import { amountColumns, type SampleReport } from '../../sample-report.ts'
import styles from '../guide.module.css'

/**
 * The lines of the report under their numbered columns, as a spreadsheet shows them: left to right in both
 * languages.
 */
export function SampleTable({ report }: { report: SampleReport }) {
  const endOf = (column: ReportColumn) => (amountColumns.includes(column) ? styles.end : undefined)
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
