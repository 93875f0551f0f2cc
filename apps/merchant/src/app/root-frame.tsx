import { LinkProvider } from '@daftar/ui/link'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RouterAnchor } from './anchor.tsx'
import { startRecordingOn } from './recording.ts'
import { usePageTitle } from './use-page-title.ts'

/** Round every page of the application, signed in or not. */
export function RootFrame() {
  usePageTitle()
  const { pathname } = useLocation()
  useEffect(() => startRecordingOn(pathname), [pathname])
  return (
    <LinkProvider component={RouterAnchor}>
      <Outlet />
    </LinkProvider>
  )
}
