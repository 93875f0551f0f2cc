import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/Select'
import overlay from './overlay.module.css'
import styles from '../fields/choices/select.module.css'

export type Option = {
  value: string
  label: string
  description?: string
  icon?: ReactNode
  disabled?: boolean
}

/** The list that opens from Select, ComboBox and MultiSelect. */
export function OptionList({ options, empty }: { options: readonly Option[]; empty?: string }) {
  return (
    <ListBox
      className={overlay.list}
      disabledKeys={options.filter(({ disabled }) => disabled).map(({ value }) => value)}
      renderEmptyState={() => <div className={overlay.note}>{empty}</div>}
      items={options.map((option) => ({ ...option, id: option.value }))}
    >
      {({ value, label, description, icon }) => (
        <ListBoxItem id={value} textValue={label} className={overlay.option}>
          {icon}
          <span className={styles.words}>
            {label}
            {description ? <span className={styles.description}>{description}</span> : null}
          </span>
          <Check aria-hidden="true" className={overlay.check} />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
