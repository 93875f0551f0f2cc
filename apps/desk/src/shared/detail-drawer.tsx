import { Column } from '@daftar/ui/columns'
import { Drawer } from '@daftar/ui/drawer'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'

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
      <Column>{children}</Column>
    </Drawer>
  )
}
