import { Notice } from '@daftar/ui/notice'
import { problemText } from '../text/problem-text.ts'

/** Why the last attempt failed, as soon as it has. */
export function ProblemNotice({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Notice tone="negative" live="alert">
      {problemText(error)}
    </Notice>
  )
}
