import { Checkbox } from '@daftar/ui/checkbox'
import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import styles from './choice-chip.module.css'

type ChoiceChipProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** What is chosen, where the first of it and how many more do not say it. */
  chosen?: string | undefined
}

/** A filter of some values of a list, as many of them as one likes. */
export function ChoiceChip<Value extends string>(props: ChoiceChipProps<Value>) {
  const { label, options, values, onChange } = props
  const labels = options.filter(({ value }) => values.includes(value)).map((option) => option.label)
  return (
    <FilterChip
      label={label}
      value={props.chosen ?? firstOf(labels)}
      clearLabel={m.common_filter_clear({ name: label })}
      onClear={() => onChange([])}
    >
      <div className={styles.choices} role="group" aria-label={label}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={<bdi>{option.label}</bdi>}
            checked={values.includes(option.value)}
            onValueChange={(isChosen) =>
              onChange(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? isChosen : values.includes(value))),
              )
            }
          />
        ))}
      </div>
    </FilterChip>
  )
}

/** The first of what is chosen, and how many more. */
function firstOf([first, ...more]: readonly string[]): string | undefined {
  if (first === undefined || more.length === 0) return first
  return m.common_filter_more({ first, count: more.length })
}
