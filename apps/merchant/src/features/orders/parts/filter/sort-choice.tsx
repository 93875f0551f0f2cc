import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { useId } from 'react'
import { orderSorts, type OrderSort } from '../../filters.ts'
import { sortText } from './filter-words.ts'
import styles from './filter-bar.module.css'

/** How the list is sorted, where no table has heads to press. */
export function SortChoice({ sort, onChoose }: { sort: OrderSort; onChoose: (sort: OrderSort) => void }) {
  const name = useId()
  const label = m.orders_filter_sort()
  return (
    <FilterChip label={label}>
      {(close) => (
        <div className={styles.choices} role="group" aria-label={label}>
          {orderSorts.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={one === sort}
                onChange={() => {
                  onChoose(one)
                  close()
                }}
              />
              {sortText(one)}
            </label>
          ))}
        </div>
      )}
    </FilterChip>
  )
}
