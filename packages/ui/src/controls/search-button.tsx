import { Search } from 'lucide-react'
import { KeyHint } from './key-hint.tsx'
import styles from './search-button.module.css'

export type SearchButtonProps = {
  /** What can be found; stands where a field has its placeholder. */
  label: string
  /** What opens it from anywhere: ["Ctrl", "K"]. */
  keys: readonly string[]
  onPress: () => void
}

/** Looks like a field and opens a search: what is typed is typed there. */
export function SearchButton({ label, keys, onPress }: SearchButtonProps) {
  return (
    <button type="button" className={styles.search} onClick={onPress}>
      <Search aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <span aria-hidden="true" className={styles.keys}>
        <KeyHint keys={keys} keyboardOnly />
      </span>
    </button>
  )
}
