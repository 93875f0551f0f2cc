import type { TextTarget } from '@daftar/rules/capital/applications/marks'
import type { Place, Texts } from './places.ts'
import type { Corrections } from './use-corrections.ts'

export interface PlaceProps {
  place: Place
  texts: Texts
  problem: string | undefined
  isDone: boolean
  corrections: Corrections
  onText: (target: TextTarget, text: string) => void
}
