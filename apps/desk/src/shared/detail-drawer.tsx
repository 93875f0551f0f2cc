import { Drawer } from '@daftar/ui/drawer'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import styles from './stack.module.css'

type DetailDrawerProps = { title: string; actions?: ReactNode; onClose: () => void; children: ReactNode }

/** One row of a list beside it: what it is, and what may be done with it. */
export function DetailDrawer({ title, actions, onClose, children }: DetailDrawerProps) {
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={m.common_close()}
      actions={actions}
    >
      <div className={styles.page}>{children}</div>
    </Drawer>
  )
}
