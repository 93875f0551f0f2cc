import { useLanguage } from '@daftar/app-kit/language'
import { moneyParents, pageSlideSeconds, slideOf } from '@daftar/rules/shell/frame/money-pages'
import { pathOf, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { Link } from '@daftar/ui/link'
import { useMediaQuery } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { useToldPages } from '../routes/use-told-pages.ts'
import styles from './webview.module.css'

interface Shown {
  key: RouteKey | null
  path: string
  /** The page before it. */
  before: RouteKey | null
}

/**
 * The pages of the money area, as wide as a phone, one sliding in after another, with a way back (MON-04,
 * APP-64).
 */
export function MoneyFrame() {
  useLanguage()
  const account = useAccount()
  useToldPages(account.permissions.merchant_id)
  const page = useMatches().at(-1)
  const key = (page?.staticData as { key?: RouteKey } | undefined)?.key ?? null
  const path = page?.pathname ?? ''
  const [shown, setShown] = useState<Shown>({ key, path, before: null })
  if (shown.path !== path) setShown({ key, path, before: shown.key })
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const slide = isStill || key === null ? null : slideOf(shown.before, key)
  return (
    <div className={styles.frame}>
      <BackLink from={key} before={shown.before} />
      <main
        key={path}
        className={styles.page}
        data-slide={slide ?? undefined}
        style={slide ? { animationDuration: `${pageSlideSeconds}s` } : undefined}
      >
        <Outlet />
      </main>
    </div>
  )
}

/**
 * Back to where one was, with its place in the list, where that is the page above; else to the page above.
 */
function BackLink({ from, before }: { from: RouteKey | null; before: RouteKey | null }) {
  const { history } = useRouter()
  const parent = (from && moneyParents[from]) ?? 'root'
  function goBack(event: MouseEvent) {
    if (before !== parent || !history.canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <nav className={styles.bar} aria-label={m.money_tabs()}>
      <Link href={pathOf(parent)} look="bare" className={styles.back} onClick={goBack}>
        <ChevronLeft className={styles.mirror} aria-hidden="true" />
        {m.money_back()}
      </Link>
    </nav>
  )
}
