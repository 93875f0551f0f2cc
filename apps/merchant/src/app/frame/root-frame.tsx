import { LinkProvider } from '@daftar/ui/link'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useStore } from '@daftar/ui/store'
import { lazy, Suspense, useEffect } from 'react'
import { RouterAnchor } from '../navigation/anchor.ts'
import { track } from '../../shared/told/analytics.ts'
import { startRecordingOn } from '../../shared/told/recording.ts'
import { useBrandName, useServices } from '../../shared/use-services.ts'
import { usePageTitle } from '@daftar/app-kit/use-page-title'

const WorkspaceMoved = lazy(() =>
  import('../workspace/workspace-moved.tsx').then((module) => ({ default: module.WorkspaceMoved })),
)

/** Round every page of the application, signed in or not. */
export function RootFrame() {
  const brandName = useBrandName()
  usePageTitle((title) => (title ? `${title} · ${brandName}` : brandName))
  const services = useServices()
  const { hasMoved } = useStore(services.session)
  const { pathname } = useLocation()
  const key = (useMatches().at(-1)?.staticData as { key?: string } | undefined)?.key
  useEffect(() => startRecordingOn(services, pathname), [services, pathname])
  useEffect(() => {
    if (key) track('page', { key })
  }, [key])
  return (
    <LinkProvider component={RouterAnchor}>
      <Outlet />
      {hasMoved ? (
        <Suspense>
          <WorkspaceMoved />
        </Suspense>
      ) : null}
    </LinkProvider>
  )
}
