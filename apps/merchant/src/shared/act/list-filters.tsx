import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import type { ReactNode } from 'react'
import styles from './list-filters.module.css'

type ListFiltersProps = {
  search: { label: string; clearLabel: string; value: string; onSearch: (text: string) => void }
  /** A `ListChoice` each. */
  children: ReactNode
}

/** The search of a list, and the choices that narrow it. */
export function ListFilters({ search, children }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausingSearch {...search} placeholder={search.label} hasKey />
      </div>
      {children}
    </div>
  )
}

type ListChoiceProps<Value extends string> = {
  label: string
  allLabel: string
  /** Null while all are shown. */
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value | null) => void
}

const all = 'all'

/** One of some, or all of them. */
export function ListChoice<Value extends string>(props: ListChoiceProps<Value>) {
  const { label, allLabel, value, options, onChoose } = props
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        labelHidden
        placeholder={allLabel}
        value={value ?? all}
        options={[{ value: all, label: allLabel }, ...options]}
        onValueChange={(chosen) => onChoose(options.find((one) => one.value === chosen)?.value ?? null)}
      />
    </div>
  )
}
