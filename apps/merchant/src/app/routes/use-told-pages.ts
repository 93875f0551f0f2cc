import { useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useServices } from '../../shared/use-services.ts'

/**
 * Tells that a page was opened and that its filters changed (EVT-01, CAPI-47); what tells it is loaded once
 * the page stands.
 */
export function useToldPages(merchantId: string | null): void {
  const services = useServices()
  const page = useMatches().at(-1)
  const key = (page?.staticData as { key?: string } | undefined)?.key
  const path = page?.pathname
  const named = JSON.stringify(page?.params ?? {})
  const asked = JSON.stringify(useLocation().search)
  const before = useRef({ path, search: asked })
  const told = useRef('')
  useEffect(() => {
    // The path tells pages of one route apart: another step of a form is another page.
    if (!path || !key || told.current === path) return
    told.current = path
    void import('../../shared/told/events.ts').then(
      ({ pageOpened }) => pageOpened(services, merchantId, { key, params: JSON.parse(named) }),
      () => {},
    )
  }, [key, path, named, merchantId, services])
  useEffect(() => {
    const last = before.current
    before.current = { path, search: asked }
    if (last.path !== path || !key || last.search === asked) return
    const changed = changedNames(JSON.parse(last.search), JSON.parse(asked))
    if (changed.length > 0)
      void import('../../shared/told/events.ts').then(
        ({ filtersApplied }) => filtersApplied(services, merchantId, key, changed),
        () => {},
      )
  }, [asked, path, key, merchantId, services])
}

type Search = Readonly<Record<string, unknown>>

function changedNames(before: Search, now: Search): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
}
