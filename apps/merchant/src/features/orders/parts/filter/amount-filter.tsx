import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { Button } from '@daftar/ui/button'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import type { FormEvent } from 'react'
import { plainAmount } from '../../filters.ts'
import styles from './filter-bar.module.css'

type AmountFilterProps = { from: string; to: string; onChange: (from: string, to: string) => void }

/** Amounts of any currency, so none is named. */
export function AmountFilter({ from, to, onChange }: AmountFilterProps) {
  const form = useActForm({
    start: { least: from, most: to },
    check: ({ least, most }) => ({
      least: problemOf(least),
      most: problemOf(most) ?? (isTurned(least, most) ? 'below_minimum' : null),
    }),
    fields: {
      least: { label: m.orders_amount_from(), text: m.orders_amount_wrong },
      most: {
        label: m.orders_amount_to(),
        text: (code) => (code === 'invalid' ? m.orders_amount_wrong() : m.orders_amount_backwards()),
      },
    },
  })
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 } as const
  function apply() {
    const { least, most } = form.values
    onChange(plainAmount(least) ?? '', plainAmount(most) ?? '')
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        form.confirm(apply)
      }}
    >
      <div className={styles.pair}>
        <TextField {...field} {...form.field('least')} />
        <TextField {...field} {...form.field('most')} />
      </div>
      <Button type="submit" variant="primary" block>
        {m.orders_apply()}
      </Button>
    </form>
  )
}

function problemOf(typed: string): FieldCode | null {
  return typed.trim() === '' || plainAmount(typed) !== null ? null : 'invalid'
}

function isTurned(from: string, to: string): boolean {
  const [low, high] = [plainAmount(from), plainAmount(to)]
  return low !== null && high !== null && Number(low) > Number(high)
}
