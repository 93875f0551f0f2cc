import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { inLocale } from '../internal/in-locale.tsx'
import styles from './tabs.module.css'

export type TabEntry = {
  id: string
  label: ReactNode
  badge?: ReactNode
  content: ReactNode
  disabled?: boolean
}

export type TabsProps = {
  label: string
  tabs: readonly TabEntry[]
  value: string
  onValueChange: (id: string) => void
}

/** Views of one thing, of which one shows. Where each view has its own address use TabLinks. */
export const Tabs = inLocale(TabsHere)

function TabsHere({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onValueChange(String(key))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <AriaTab key={tab.id} id={tab.id} className={styles.tab} isDisabled={tab.disabled}>
            {tab.label}
            {tab.badge}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
