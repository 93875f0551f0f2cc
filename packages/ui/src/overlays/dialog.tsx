import type { ReactNode } from 'react'
import { lazyPart } from '../internal/lazy-part.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  width?: 'normal' | 'wide'
  /** `alertdialog` interrupts: it does not close by a press outside. */
  role?: 'dialog' | 'alertdialog'
  /** While work runs the dialog cannot be closed by accident. */
  locked?: boolean
}

const box = lazyPart(() => import('../internal/boxes.ts').then(({ DialogBox }) => DialogBox))

/** A window over the page; on phones a sheet at its foot. Focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const Box = box.useLoaded(props.open)
  return Box ? <Box {...props} /> : null
}
