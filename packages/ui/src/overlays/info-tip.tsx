import type { ReactNode } from 'react'
import { CircleHelp } from 'lucide-react'
import { Trigger, useBox } from '../internal/trigger.tsx'
import { popoverBox } from './popover.tsx'
import styles from './info-tip.module.css'

export type InfoTipProps = {
  /** What the explanation is about; names the button and the box. */
  label: string
  children: ReactNode
}

/**
 * A small question mark that opens an explanation when pressed: works for finger, mouse and keyboard alike.
 */
export function InfoTip({ label, children }: InfoTipProps) {
  const { trigger, box } = useBox()
  const Box = popoverBox.useLoaded(box.isOpen)
  return (
    <>
      <Trigger {...trigger} part={popoverBox}>
        <button type="button" className={styles.button} aria-label={label}>
          <CircleHelp aria-hidden="true" />
        </button>
      </Trigger>
      {Box ? (
        <Box {...box} label={label} className={styles.text}>
          {children}
        </Box>
      ) : null}
    </>
  )
}
