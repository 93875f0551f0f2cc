import { m } from '@daftar/words'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brandNameOf } from '../shared/page.ts'
import { useServices } from '../shared/services.ts'

/** Names the document after the screen, and moves the focus to it when another one opens. */
export function usePageTitle(): void {
  const { config } = useServices()
  const { title, path } = (useMatches().at(-1)?.staticData ?? {}) as { title?: () => string; path?: string }
  const name = m.desk_brand({ name: brandNameOf(config) })
  const text = title ? m.desk_page_title({ page: title(), name }) : name
  useEffect(() => {
    document.title = text
  }, [text])
  useEffect(() => {
    if (path && document.activeElement !== document.body) document.getElementById('main')?.focus()
  }, [path])
}
