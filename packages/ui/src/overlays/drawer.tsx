import type { ReactNode } from 'react'
import { lazyPart } from '../internal/lazy-part.tsx'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The heading; a plain string also names the drawer when `headless`. */
  title: string
  closeLabel: string
  children: ReactNode
  actions?: ReactNode
  side?: 'start' | 'end'
  width?: 'normal' | 'narrow'
  /** The content brings its own head (the sidebar does); the title is then only spoken. */
  headless?: boolean
}

const box = lazyPart(() => import('../internal/boxes.ts').then(({ DrawerBox }) => DrawerBox))

/** A panel that slides in from the start side, or from the end for details of what stands in the page. */
export function Drawer(props: DrawerProps) {
  const Box = box.useLoaded(props.open)
  return Box ? <Box {...props} /> : null
}
