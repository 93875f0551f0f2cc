import { Select } from '@daftar/ui/select'
import { Typed } from '@daftar/ui/ltr'
import { bankFields } from '@daftar/rules/bank/headings'
import { m } from '@daftar/words'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import { withColumn, type ColumnChoice } from '../columns.ts'
import type { BankFilePreview } from '../queries.ts'
import { columnText } from '../words.ts'
import styles from './reconciliation.module.css'

type ColumnFieldsProps = {
  preview: BankFilePreview
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** What each column of the file is: its heading and first value beside what it is taken for. */
export function ColumnFields({ preview, choice, onChange }: ColumnFieldsProps) {
  return (
    <div className={styles.columns}>
      <Select
        label={m.desk_bank_currency()}
        placeholder={m.desk_bank_currency_choose()}
        value={choice.currency}
        options={settledCurrencies.map((value) => ({ value, label: value }))}
        onValueChange={(value) =>
          onChange({ ...choice, currency: settledCurrencies.find((one) => one === value) ?? null })
        }
      />
      <p className={styles.sub}>{m.desk_bank_columns_text()}</p>
      {preview.headings.map((heading, at) => (
        <div key={at} className={styles.column}>
          <span className={styles.heading}>
            <Typed>{heading || m.common_dash()}</Typed>
            <Typed className={styles.small}>{firstValue(preview, at)}</Typed>
          </span>
          <Select
            label={m.desk_bank_column({ name: heading || String(at + 1) })}
            labelHidden
            placeholder={columnText(null)}
            value={choice.columns[at] ?? 'none'}
            options={[
              { value: 'none', label: columnText(null) },
              ...bankFields.map((value) => ({ value, label: columnText(value) })),
            ]}
            onValueChange={(value) =>
              onChange(withColumn(choice, at, bankFields.find((field) => field === value) ?? null))
            }
          />
        </div>
      ))}
    </div>
  )
}

function firstValue({ sample }: BankFilePreview, at: number): string {
  return sample.map((cells) => cells[at] ?? '').find((cell) => cell.trim() !== '') ?? m.common_dash()
}
