import { SearchField } from '@daftar/ui/search-field'
import { m } from '@daftar/words'
import { useEffect, useState } from 'react'

const typingPauseMs = 300

type AddressSearchProps = {
  label: string
  placeholder: string
  /** What the address says. */
  value: string
  onSearch: (text: string) => void
}

/** A search that goes into the address when typing pauses. */
export function AddressSearch({ label, placeholder, value, onSearch }: AddressSearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), typed === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={typed}
      onValueChange={setTyped}
      clearLabel={m.payouts_search_clear()}
    />
  )
}
