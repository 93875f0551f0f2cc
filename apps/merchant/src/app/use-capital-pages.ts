import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '../shared/use-services.ts'

/** Tells that a page of capital was opened (CAPI-47); what tells it is loaded with the first such page. */
export function useCapitalPages(merchantId: string | null): void {
  const services = useServices()
  const page = useMatches().at(-1)
  const key = (page?.staticData as { key?: string } | undefined)?.key
  const path = page?.pathname
  const { id, offerId } = (page?.params ?? {}) as { id?: string; offerId?: string }
  useEffect(() => {
    // The path tells pages of one route apart: another step of a form is another page.
    if (path && key?.startsWith('capital'))
      void import('../shared/events.ts').then(({ pageOpened }) =>
        pageOpened(services, merchantId, key, { id, offerId }),
      )
  }, [key, path, id, offerId, merchantId, services])
}
