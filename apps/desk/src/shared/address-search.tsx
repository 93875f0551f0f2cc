import { SearchField } from '@daftar/ui/search-field'
import { m } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'

const typingPauseMs = 300

type AddressSearchProps = {
  label: string
  placeholder: string
  /** What the address says. */
  value: string
  onSearch: (text: string) => void
  /** The key `/` leads here; one search of a page has it. */
  hasKey?: boolean
}

/** A search that goes into the address when typing pauses. */
export function AddressSearch({ label, placeholder, value, onSearch, hasKey = true }: AddressSearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), typed === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  useEffect(() => {
    if (!hasKey) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKey])
  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={placeholder}
      value={typed}
      onValueChange={setTyped}
      clearLabel={m.desk_clear_search()}
      shortcut={hasKey ? '/' : undefined}
    />
  )
}

/** Whether a key press belongs to something one types into. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
