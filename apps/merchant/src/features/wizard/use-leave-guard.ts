import { parseApplicationPath } from '@daftar/rules/capital/paths'
import { useBlocker } from '@tanstack/react-router'

/**
 * Asks before the wizard is left with something unsaved. From step to step nothing asks: what is typed is kept as a draft and
 * stands there on return.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && parseApplicationPath(next.pathname) === null,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  return blocker.status === 'blocked'
    ? { isAsking: true, leave: blocker.proceed, stay: blocker.reset }
    : { isAsking: false, leave: () => undefined, stay: () => undefined }
}
