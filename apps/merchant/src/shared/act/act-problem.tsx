import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import type { Act } from '@daftar/app-kit/use-act'
import type { ActFormState } from '@daftar/app-kit/use-act-form'
import { Notice } from '@daftar/ui/notice'

type ActProblemProps = { act: Pick<Act, 'error'>; form: Pick<ActFormState<object>, 'wireNames'> }

/** Why an act failed, where it is said at no field. */
export function ActProblem({ act: { error }, form: { wireNames } }: ActProblemProps) {
  if (!error || isAboutFields(error, wireNames)) return null
  return (
    <Notice tone="negative" live="alert">
      {problemText(error)}
    </Notice>
  )
}
