import type { ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { Brand } from './brand.tsx'
import type { BrandProps } from './brand.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { CountBadge } from '../states/count-badge.tsx'
import { cx } from '../internal/cx.ts'
import bands from './band.module.css'
import styles from './top-bar.module.css'

export type TopBarProps = {
  brand: BrandProps
  /** Stands in the brand's place, behind the button of the menu: whose pages these are. */
  title?: ReactNode
  menuLabel: string
  menuOpen: boolean
  onMenuOpen: () => void
  /** What waits behind the menu; on its button. */
  menuBadge?: { count: number; label: string } | undefined
  /** On the console's band instead of the page's surface. */
  onBand?: boolean
  /** Small controls at the end (search). */
  children?: ReactNode
}

/** The bar at the head of a phone's screen: brand and the button that opens the sidebar. */
export function TopBar(props: TopBarProps) {
  const { brand, title, menuLabel, menuOpen, onMenuOpen, menuBadge, onBand, children } = props
  const menu = (
    <span className={styles.menu}>
      <IconButton label={menuLabel} icon={<Menu />} aria-expanded={menuOpen} onClick={onMenuOpen} />
      {menuBadge ? (
        <span className={styles.count}>
          <CountBadge {...menuBadge} />
        </span>
      ) : null}
    </span>
  )
  return (
    <header className={cx(styles.bar, onBand && bands.band)}>
      {title ? (
        <div className={styles.title}>
          {menu}
          {title}
        </div>
      ) : (
        <Brand {...brand} />
      )}
      <div className={styles.actions}>
        {children}
        {title ? null : menu}
      </div>
    </header>
  )
}
