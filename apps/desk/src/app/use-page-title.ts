import { m } from '@daftar/words'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brandName } from '../shared/page.ts'

/** Names the document after the screen, and moves the focus to it when another one opens. */
export function usePageTitle(): void {
  const { title, path } = (useMatches().at(-1)?.staticData ?? {}) as { title?: () => string; path?: string }
  const name = m.desk_brand({ name: brandName() })
  const text = title ? m.desk_page_title({ page: title(), name }) : name
  useEffect(() => {
    document.title = text
  }, [text])
  useEffect(() => {
    if (path && document.activeElement !== document.body) document.getElementById('main')?.focus()
  }, [path])
}
