import { Select } from '@daftar/ui/select'
import { useFilters } from './use-filters.ts'

type ChoiceFilterProps = {
  /** What it is called in the address. */
  name: string
  label: string
  /**
   * The choice that narrows nothing; without it the first option is the one an address without a word means.
   */
  all?: string
  options: readonly { value: string; label: string }[]
}

/** A filter of a list: one of a few choices, which stands in the address. */
export function ChoiceFilter({ name, label, all, options }: ChoiceFilterProps) {
  const [filters, setFilters] = useFilters()
  const choices = all === undefined ? options : [{ value: 'all', label: all }, ...options]
  const silent = choices[0]
  const chosen = choices.find(({ value }) => value === filters[name]) ?? silent
  return (
    <Select
      label={label}
      labelHidden
      placeholder={label}
      value={chosen?.value ?? null}
      options={choices}
      onValueChange={(value) => setFilters({ [name]: value === silent?.value ? undefined : value })}
    />
  )
}
