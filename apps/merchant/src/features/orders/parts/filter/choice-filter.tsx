import { Checkbox } from '@daftar/ui/checkbox'
import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { useId } from 'react'
import { firstOf } from './filter-words.ts'
import styles from './filter-bar.module.css'

type ChoiceFilterProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** One of them is always chosen; nothing is to be cleared. */
  single?: boolean
}

/** A filter of one of some values, or of several. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, options, values, onChange, single = false } = props
  const name = useId()
  const chosen = options.filter(({ value }) => values.includes(value))
  return (
    <FilterChip
      label={label}
      value={single ? undefined : firstOf(chosen.map((option) => option.label))}
      clearLabel={m.orders_filter_clear({ name: label })}
      onClear={() => onChange([])}
    >
      {(close) => (
        <div className={styles.choices} role="group" aria-label={label}>
          {options.map((option) =>
            single ? (
              <label key={option.value} className={styles.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={values.includes(option.value)}
                  onChange={() => {
                    onChange([option.value])
                    close()
                  }}
                />
                {option.label}
              </label>
            ) : (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={values.includes(option.value)}
                onValueChange={(isChosen) =>
                  onChange(
                    options
                      .map(({ value }) => value)
                      .filter((value) => (value === option.value ? isChosen : values.includes(value))),
                  )
                }
              />
            ),
          )}
        </div>
      )}
    </FilterChip>
  )
}
