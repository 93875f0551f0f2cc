import { LinkProvider } from '@daftar/ui/link'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RouterAnchor } from './anchor.tsx'
import { track } from '../shared/analytics.ts'
import { startRecordingOn } from '../shared/recording.ts'
import { useServices } from '../shared/use-services.ts'
import { usePageTitle } from './use-page-title.ts'

/** Round every page of the application, signed in or not. */
export function RootFrame() {
  usePageTitle()
  const services = useServices()
  const { pathname } = useLocation()
  const key = (useMatches().at(-1)?.staticData as { key?: string } | undefined)?.key
  useEffect(() => startRecordingOn(services, pathname), [services, pathname])
  useEffect(() => {
    if (key) track('page', { key })
  }, [key])
  return (
    <LinkProvider component={RouterAnchor}>
      <Outlet />
    </LinkProvider>
  )
}
