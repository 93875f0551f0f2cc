import type { ReactNode } from 'react'

/** A pair of sample texts; the gallery shows the one of its language. */
export type Say = (english: string, arabic: string) => string

export type GalleryState = {
  name: string
  render: (say: Say) => ReactNode
  /** Takes the whole width. */
  wide?: boolean
}

/** One component in all of its states. */
export type GalleryEntry = { id: string; title: string; states: readonly GalleryState[] }
