import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from './language.ts'

/**
 * Names the document after the screen, as `nameOf` puts it for a page with the title or for one without, and
 * moves the focus to the page when another one opens.
 */
export function usePageTitle(nameOf: (title: string | null) => string): void {
  useLanguage()
  const match = useMatches().at(-1)
  const { title } = (match?.staticData ?? {}) as { title?: () => string }
  const text = nameOf(title ? title() : null)
  const last = useRef<string>(undefined)
  const path = match?.pathname
  const isReady = match?.status === 'success'
  useEffect(() => {
    document.title = text
  }, [text])
  useEffect(() => {
    if (!path || !isReady || path === last.current) return
    const isFirst = last.current === undefined
    last.current = path
    if (!isFirst && !document.querySelector('[role="dialog"]'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, isReady])
}
