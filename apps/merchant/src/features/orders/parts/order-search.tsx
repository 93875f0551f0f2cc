import { SearchField } from '@daftar/ui/search-field'
import { m } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'

const typingPauseMs = 300

type OrderSearchProps = {
  /** What the address says. */
  value: string
  onSearch: (text: string) => void
}

/** The search goes into the address when typing pauses; the key `/` leads here. */
export function OrderSearch({ value, onSearch }: OrderSearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  if (value !== known) {
    setKnown(value)
    // A blank at the end is still being typed.
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), typed === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || isTyping(event.target) || document.querySelector('[role$="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <SearchField
      ref={field}
      label={m.orders_search()}
      placeholder={m.orders_search_placeholder()}
      value={typed}
      onValueChange={setTyped}
      clearLabel={m.orders_clear_search()}
      shortcut="/"
    />
  )
}

/** By its place as well: an Arabic keyboard has a letter there. */
function isSlash({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === '/' || (code === 'Slash' && !shiftKey))
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
