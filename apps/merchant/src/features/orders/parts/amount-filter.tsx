import { Button } from '@daftar/ui/button'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useState, type FormEvent } from 'react'
import { plainAmount } from '../filters.ts'
import styles from './filter-bar.module.css'

type AmountFilterProps = { from: string; to: string; onChange: (from: string, to: string) => void }

/** Amounts of any currency, so none is named. */
export function AmountFilter(props: AmountFilterProps) {
  const [from, setFrom] = useState(props.from)
  const [to, setTo] = useState(props.to)
  const [isTried, setTried] = useState(false)
  const wrongFrom = problemOf(from)
  const wrongTo = problemOf(to) ?? (isTurned(from, to) ? m.orders_amount_backwards() : undefined)
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 } as const
  function apply(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!wrongFrom && !wrongTo) props.onChange(plainAmount(from) ?? '', plainAmount(to) ?? '')
  }
  return (
    <form className={styles.fields} onSubmit={apply}>
      <div className={styles.pair}>
        <TextField
          {...field}
          label={m.orders_amount_from()}
          value={from}
          error={isTried ? wrongFrom : undefined}
          onValueChange={setFrom}
        />
        <TextField
          {...field}
          label={m.orders_amount_to()}
          value={to}
          error={isTried ? wrongTo : undefined}
          onValueChange={setTo}
        />
      </div>
      <Button type="submit" variant="primary" block>
        {m.orders_apply()}
      </Button>
    </form>
  )
}

function problemOf(typed: string): string | undefined {
  return typed.trim() === '' || plainAmount(typed) !== null ? undefined : m.orders_amount_wrong()
}

function isTurned(from: string, to: string): boolean {
  const [low, high] = [plainAmount(from), plainAmount(to)]
  return low !== null && high !== null && Number(low) > Number(high)
}
