import type { ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { Brand } from './brand.tsx'
import type { BrandProps } from './brand.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './top-bar.module.css'

export type TopBarProps = {
  brand: BrandProps
  menuLabel: string
  menuOpen: boolean
  onMenuOpen: () => void
  /** Small controls before the menu button (search). */
  children?: ReactNode
}

/** The bar at the head of a phone's screen: brand and the button that opens the sidebar. */
export function TopBar({ brand, menuLabel, menuOpen, onMenuOpen, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Brand {...brand} />
      <div className={styles.actions}>
        {children}
        <IconButton label={menuLabel} icon={<Menu />} aria-expanded={menuOpen} onClick={onMenuOpen} />
      </div>
    </header>
  )
}
