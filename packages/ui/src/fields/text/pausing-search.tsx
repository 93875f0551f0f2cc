import { useEffect, useRef, useState } from 'react'
import { nextSearch, searchArrived, searchBegun } from '../../internal/pausing-search.ts'
import { isTyping } from '../../controls/is-typing.tsx'
import { SearchField } from './search-field.tsx'

const typingPauseMs = 300

export type PausingSearchProps = {
  label: string
  placeholder: string
  clearLabel: string
  /** What the list is searched by, such as what the address says. */
  value: string
  onSearch: (text: string) => void
  /** The key `/` leads here; at most one search of a page has it. */
  hasKey?: boolean
}

/** A search that begins when typing pauses, and at once when it is cleared. */
export function PausingSearch(props: PausingSearchProps) {
  const { label, placeholder, clearLabel, value, onSearch, hasKey = false } = props
  const [state, setState] = useState(() => searchBegun(value))
  const field = useRef<HTMLInputElement>(null)
  if (value !== state.known) setState(searchArrived(state, value))
  const { typed } = state
  const next = nextSearch(state)
  useEffect(() => {
    if (next === null) return
    const tell = () => {
      setState((now) => ({ ...now, told: next }))
      onSearch(next)
    }
    const timer = setTimeout(tell, typed === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, next, onSearch])
  useEffect(() => {
    if (!hasKey) return
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || isTyping(event.target) || document.querySelector('[role$="dialog"]')) return
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
      onValueChange={(text) => setState((now) => ({ ...now, typed: text }))}
      clearLabel={clearLabel}
      shortcut={hasKey ? '/' : undefined}
    />
  )
}

/** By its place as well: an Arabic keyboard has a letter there. */
function isSlash({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === '/' || (code === 'Slash' && !shiftKey && key !== '?'))
}
