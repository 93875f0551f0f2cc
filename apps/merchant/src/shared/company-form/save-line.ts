import { m } from '@daftar/words'
import type { EditorState } from './standing.ts'

/** Beside the buttons: whether what is typed is safe. Nothing is said before anything was typed. */
export function saveLine({ state, hasSaved }: { state: EditorState; hasSaved: boolean }): string {
  switch (state) {
    case 'saved':
      return hasSaved ? m.apply_saved() : ''
    case 'saving':
      return m.apply_saving()
    case 'lost':
    case 'refused':
      return m.apply_lost()
    default:
      return m.apply_kept_here()
  }
}
