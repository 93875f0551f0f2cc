import { AppFrame } from '@daftar/ui/app-frame'
import { useStore } from '@daftar/ui/store'
import { whenQuiet } from '@daftar/ui/when-quiet'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { identify } from '../../shared/told/analytics.ts'
import { useAccount } from '../../shared/session/account.ts'
import { useLanguage } from '@daftar/app-kit/language'
import { useServices } from '../../shared/use-services.ts'
import { WarningBanner } from '../../shared/page/warning-banner.tsx'
import { DeskStrip } from '../navigation/desk-strip.tsx'
import { GreetingBanner } from '../notices/greeting-banner.tsx'
import { MainNavigation } from '../navigation/main-navigation.tsx'
import { MobileBar } from '../navigation/mobile-bar.tsx'
import { useToldPages } from '../routes/use-told-pages.ts'
import { useKeys } from '@daftar/app-kit/use-keys'
import { useRail } from '../navigation/use-rail.ts'

const WebviewTabs = lazy(() =>
  import('../webview/webview-tabs.tsx').then((module) => ({ default: module.WebviewTabs })),
)
const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })))
const ViewBanner = lazy(() =>
  import('../notices/view-banner.tsx').then((module) => ({ default: module.ViewBanner })),
)
/**
 * Nobody waits for it: where it cannot be had, because the server is away just then, the page goes on
 * without.
 */
const OnceQuiet = lazy(() =>
  import('./once-quiet.tsx').then(
    (module) => ({ default: module.OnceQuiet }),
    () => ({ default: () => null }),
  ),
)
const Shortcuts = lazy(() =>
  import('../palette/shortcuts.tsx').then((module) => ({ default: module.Shortcuts })),
)

type Overlay = 'palette' | 'shortcuts' | null

/** Sidebar, banners and the screen. Inside the mobile app's webview the screen stands alone (DEC-APP-9). */
export function ShellFrame() {
  useLanguage()
  const account = useAccount()
  const services = useServices()
  const isPhone = useIsPhone()
  const { webviewAuthorized } = useStore(services.session)
  const [now] = useState(() => new Date(services.now()))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>(null)
  const [isQuiet, setQuiet] = useState(false)
  const [collapsed, setCollapsed] = useRail(account.id)
  const { id, viewed_until: viewedUntil, permissions } = account
  useEffect(() => {
    // What staff look at is no use of the person's.
    if (viewedUntil === null) identify(id, permissions.role ?? '')
  }, [id, viewedUntil, permissions.role])
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  useToldPages(account.permissions.merchant_id)
  useKeys({
    palette: () => setOverlay('palette'),
    shortcuts: () => setOverlay('shortcuts'),
    rail: () => setCollapsed(!collapsed),
  })
  const close = (open: boolean) => (open ? undefined : setOverlay(null))
  const alone = webviewAuthorized
  return (
    <>
      <AppFrame
        skipLabel={m.shell_skip()}
        banners={
          <>
            {viewedUntil === null ? null : (
              <Suspense>
                <ViewBanner account={account} until={viewedUntil} />
              </Suspense>
            )}
            <GreetingBanner now={now} />
            <WarningBanner />
          </>
        }
        topBar={
          alone ? (
            <Suspense>
              <WebviewTabs />
            </Suspense>
          ) : isPhone ? (
            <MobileBar
              menuOpen={isMenuOpen}
              onMenuOpen={() => setMenuOpen(true)}
              onSearch={() => setOverlay('palette')}
            />
          ) : (
            <DeskStrip onSearch={() => setOverlay('palette')} />
          )
        }
        sidebar={
          alone ? null : (
            <MainNavigation
              collapsed={collapsed}
              onCollapsedChange={setCollapsed}
              open={isMenuOpen}
              onOpenChange={setMenuOpen}
            />
          )
        }
      >
        <Outlet />
      </AppFrame>
      <Suspense>
        {overlay === 'palette' ? (
          <Palette onOpenChange={close} onShortcuts={() => setOverlay('shortcuts')} />
        ) : null}
        {overlay === 'shortcuts' ? <Shortcuts onOpenChange={close} /> : null}
      </Suspense>
      <Suspense>{isQuiet && !alone ? <OnceQuiet /> : null}</Suspense>
    </>
  )
}
