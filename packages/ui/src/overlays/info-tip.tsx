import type { ReactNode } from 'react'
import { CircleHelp } from 'lucide-react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import overlay from '../internal/overlay.module.css'
import { Trigger } from '../internal/trigger.tsx'
import styles from './info-tip.module.css'

export type InfoTipProps = {
  /** What the explanation is about; names the button and the box. */
  label: string
  children: ReactNode
}

/** A small question mark that opens an explanation when pressed: works for finger, mouse and keyboard alike. */
export function InfoTip({ label, children }: InfoTipProps) {
  return (
    <DialogTrigger>
      <Trigger>
        <button type="button" className={styles.button} aria-label={label}>
          <CircleHelp aria-hidden="true" />
        </button>
      </Trigger>
      <Popover className={overlay.pop} offset={4}>
        <Dialog className={styles.text} aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
