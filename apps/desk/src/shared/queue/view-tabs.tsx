import { TabLinks, type TabLink } from '@daftar/ui/tab-links'
import styles from './view-tabs.module.css'

/** The views of one area under its heading; on a phone they move sideways. */
export function ViewTabs(props: { label: string; links: readonly TabLink[] }) {
  return (
    <div className={styles.tabs}>
      <TabLinks {...props} />
    </div>
  )
}
