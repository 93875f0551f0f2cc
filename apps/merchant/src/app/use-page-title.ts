import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '@daftar/app-kit/language'
import { useBrandName } from '../shared/use-services.ts'

/** Names the document after the screen, and moves the focus to the page when another one opens. */
export function usePageTitle(): void {
  const brandName = useBrandName()
  useLanguage()
  const match = useMatches().at(-1)
  const { title } = (match?.staticData ?? {}) as { title?: () => string }
  const text = title ? `${title()} · ${brandName}` : brandName
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
