import { AppFrame } from '@daftar/ui/app-frame'
import { IconButton } from '@daftar/ui/icon-button'
import { Sidebar } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { useKeys } from '@daftar/app-kit/use-keys'
import { TopBar } from '@daftar/ui/top-bar'
import { m } from '@daftar/words'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { deskRoot } from '../../shared/addresses.ts'
import { useLanguage } from '@daftar/app-kit/language'
import { brandNameOf } from '@daftar/app-kit/brand-name'
import { useDeskName, useServices } from '../../shared/use-services.ts'
import { useSession } from '../../shared/session.ts'
import { AccountDialog } from './account-dialog.tsx'
import { DemoBar } from './demo-bar.tsx'
import { DeskFoot } from './desk-foot.tsx'
import { screenRoutes } from '../feature-routes.ts'
import { Mark } from '@daftar/app-kit/mark'
import { navigationOf } from './navigation.tsx'
import { useRail } from './rail.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useWorkCounts } from './use-work-counts.ts'
import type { WorkCounts } from '../../shared/work/work-query.ts'
import { Shortcuts } from '../palette/shortcuts.tsx'
import { signOut } from './sign-out.ts'
import { usePageTitle } from '@daftar/app-kit/use-page-title'

const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })))

/** Sidebar, banners and the screen. */
export function ShellFrame() {
  useLanguage()
  const name = useDeskName()
  usePageTitle((title) => (title ? m.desk_page_title({ page: title, name }) : name))
  const { api, config } = useServices()
  const session = useSession()
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useRail()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isShortcutsOpen, setShortcutsOpen] = useState(false)
  const [isAccountOpen, setAccountOpen] = useState(false)
  const signOutNow = () => void signOut(api)
  const openPalette = () => setPaletteOpen(true)
  useKeys({
    palette: openPalette,
    shortcuts: () => setShortcutsOpen(true),
    rail: () => setCollapsed(!collapsed),
  })
  useRowKeys()
  const foot = {
    onAccount: () => setAccountOpen(true),
    onShortcuts: () => setShortcutsOpen(true),
    onSignOut: signOutNow,
  }
  const brand = { name: brandNameOf(config), mark: <Mark />, href: deskRoot, tag: m.desk_tag() }
  const counts = useWorkCounts()
  const navigation = navigationOf(screenRoutes, session, currentPath(pathname), counts)
  return (
    <>
      <AppFrame
        skipLabel={m.desk_skip()}
        banners={<DemoBar />}
        onBand
        topBar={
          <TopBar
            onBand
            brand={brand}
            menuLabel={m.desk_menu_open()}
            menuOpen={isMenuOpen}
            menuBadge={menuBadge(counts)}
            onMenuOpen={() => setMenuOpen(true)}
          >
            <IconButton label={m.desk_palette()} icon={<Search />} onClick={openPalette} />
          </TopBar>
        }
        sidebar={
          <Sidebar
            label={m.desk_navigation()}
            onBand
            brand={brand}
            head={[goTo(openPalette), ...navigation.head]}
            groups={navigation.groups}
            footer={navigation.foot}
            foot={<DeskFoot {...foot} />}
            railFoot={<DeskFoot rail {...foot} />}
            collapsed={collapsed}
            onCollapsedChange={setCollapsed}
            collapseLabel={m.desk_menu_collapse()}
            expandLabel={m.desk_menu_expand()}
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
            closeLabel={m.common_close()}
          />
        }
      >
        <Outlet />
      </AppFrame>
      <AccountDialog
        session={session}
        open={isAccountOpen}
        onOpenChange={setAccountOpen}
        onSignOut={signOutNow}
      />
      {isPaletteOpen ? (
        <Suspense fallback={null}>
          <Palette
            onOpenChange={setPaletteOpen}
            onShortcuts={() => setShortcutsOpen(true)}
            onSignOut={signOutNow}
          />
        </Suspense>
      ) : null}
      <Shortcuts open={isShortcutsOpen} onOpenChange={setShortcutsOpen} />
    </>
  )
}

/** The field-like line at the head of the sidebar that opens the palette. */
function goTo(onPress: () => void): SidebarItem {
  const chord = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  return { id: 'go-to', label: m.desk_goto(), icon: <Search />, keys: [chord, 'K'], raised: true, onPress }
}

/** What waits, beside the button of a phone's menu. */
function menuBadge(counts: WorkCounts | undefined) {
  const count = counts?.total ?? 0
  return count > 0 ? { count, label: m.desk_work_waiting({ count }) } : undefined
}

/** The router may or may not leave the base in the path it tells. */
function currentPath(pathname: string): string {
  return pathname.startsWith(deskRoot) ? pathname : deskRoot + pathname
}
