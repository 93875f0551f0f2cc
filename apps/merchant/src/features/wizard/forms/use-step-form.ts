import type { StepName } from '@daftar/rules/capital/applications/steps'
import { useEffect, useState } from 'react'
import { useCheckedForm, type CheckedForm, type Errors } from '@daftar/app-kit/use-checked-form'
import { type Drafts } from '../drafts/draft.ts'
import { withDraft } from '../../../shared/capital/with-draft.ts'

export type { Errors } from '@daftar/app-kit/use-checked-form'

interface Options<Values> {
  step: StepName
  drafts: Drafts
  /** Where the form starts: what is saved, or the prefill. */
  start: Values
  check: (values: Values) => Errors
  eager?: boolean
}

/** The form of one step: what is typed is kept as a draft until it is saved. */
export function useStepForm<Values extends object>(options: Options<Values>): CheckedForm<Values> {
  const { step, drafts, start, check, eager } = options
  const [begin] = useState(() => withDraft(start, drafts.read<Partial<Values>>(step)))
  const form = useCheckedForm<Values>({ start, begin, check, ...(eager && { eager }) })
  const { isDirty, values } = form
  useEffect(() => drafts.keep(step, isDirty ? values : null), [drafts, step, isDirty, values])
  return form
}
