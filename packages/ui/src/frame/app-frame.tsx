import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import bands from './band.module.css'
import styles from './app-frame.module.css'

export type AppFrameProps = {
  /** The Sidebar; left out where a page stands alone. */
  sidebar?: ReactNode
  /** The TopBar of phones, the TopStrip of a desk. */
  topBar?: ReactNode
  /** Banners above the page. */
  banners?: ReactNode
  /** The words of the link that jumps over the navigation. */
  skipLabel: string
  /** The sidebar's column wears the console's band. */
  onBand?: boolean
  children: ReactNode
}

const mainId = 'main'

/** Sidebar beside page on a desk, bar above page on a phone. */
export function AppFrame({ sidebar, topBar, banners, skipLabel, onBand, children }: AppFrameProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <div className={sidebar ? styles.frame : undefined}>
        {sidebar ? <div className={cx(styles.side, onBand && bands.band)}>{sidebar}</div> : null}
        <div className={styles.column}>
          {topBar}
          <div className={styles.banners}>{banners}</div>
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </>
  )
}
