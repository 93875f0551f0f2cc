import type { ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { Brand } from './brand.tsx'
import type { BrandProps } from './brand.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './top-bar.module.css'

export type TopBarProps = {
  brand: BrandProps
  /** Stands in the brand's place, behind the button of the menu: whose pages these are. */
  title?: ReactNode
  menuLabel: string
  menuOpen: boolean
  onMenuOpen: () => void
  /** Small controls at the end (search). */
  children?: ReactNode
}

/** The bar at the head of a phone's screen: brand and the button that opens the sidebar. */
export function TopBar({ brand, title, menuLabel, menuOpen, onMenuOpen, children }: TopBarProps) {
  const menu = <IconButton label={menuLabel} icon={<Menu />} aria-expanded={menuOpen} onClick={onMenuOpen} />
  return (
    <header className={styles.bar}>
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
