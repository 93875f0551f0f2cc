import type { Ref } from 'react'
import { Search, X } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import { fieldStyles } from '../field.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { KeyHint } from '../../controls/key-hint.tsx'
import styles from './search-field.module.css'

export type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
  /** The key that leads here, shown while it is empty: "/". */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

/** Searches a list. Its label is spoken, the placeholder says by what one may search. */
export function SearchField({
  label,
  placeholder,
  value,
  onValueChange,
  clearLabel,
  shortcut,
  ref,
}: SearchFieldProps) {
  return (
    <div className={cx(fieldStyles.box, styles.search)} role="search" aria-label={label}>
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        className={fieldStyles.input}
        dir={value ? 'auto' : undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onValueChange('')}
      />
      {value ? (
        <IconButton label={clearLabel} icon={<X />} size="small" onClick={() => onValueChange('')} />
      ) : shortcut ? (
        <KeyHint keys={[shortcut]} keyboardOnly />
      ) : null}
    </div>
  )
}
