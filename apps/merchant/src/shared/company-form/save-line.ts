import { m } from '@daftar/words'
import type { EditorState } from './editor.ts'

/** Beside the buttons: whether what is typed is safe. */
export function saveLine(state: EditorState): string {
  switch (state) {
    case 'saved':
      return m.apply_saved()
    case 'saving':
      return m.apply_saving()
    case 'lost':
    case 'refused':
      return m.apply_lost()
    default:
      return m.apply_kept_here()
  }
}
