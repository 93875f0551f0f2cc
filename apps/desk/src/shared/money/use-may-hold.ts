import { mayHold, type Assignable } from '@daftar/rules/work/work-kinds'
import { useFlags } from '../session.ts'

/** Whether whoever is signed in does work of this sort, and so takes and gives it. */
export function useMayHold(subject: Assignable): boolean {
  return mayHold(subject, useFlags())
}
