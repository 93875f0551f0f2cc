import { isTyping } from '@daftar/ui/is-typing'
import { useEffect, useRef } from 'react'

type Keys = { palette: () => void; shortcuts: () => void; rail: () => void }

/** The keys that work everywhere: Ctrl or Cmd and K, `?`, `[`. Typing into a field is never disturbed. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = keyName(event)
      if (!name || event.defaultPrevented) return
      event.preventDefault()
      latest.current[name]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function keyName(event: KeyboardEvent): keyof Keys | null {
  const isChord = event.ctrlKey || event.metaKey
  if (isChord && event.code === 'KeyK' && !event.altKey) return 'palette'
  if (isChord || event.altKey || isTyping(event.target) || document.querySelector('[role="dialog"]'))
    return null
  if (event.key === '?' || event.key === '؟') return 'shortcuts'
  return event.code === 'BracketLeft' ? 'rail' : null
}
