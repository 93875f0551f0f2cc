import { parseApplicationPath } from '@daftar/rules/capital/entry/paths'
import { useBlocker } from '@tanstack/react-router'
import { useServices } from '../../shared/use-services.ts'

/**
 * Asks before the wizard is left with something unsaved. From step to step nothing asks: what is typed is
 * kept as a draft and stands there on return. Nor does anything hold a page back whose session has ended
 * (SES-25).
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const { session } = useServices()
  const isSignedIn = () => session.get().authorized && session.get().refused === null
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && parseApplicationPath(next.pathname) === null,
    enableBeforeUnload: () => isUnsaved && isSignedIn(),
    withResolver: true,
  })
  return blocker.status === 'blocked'
    ? { isAsking: true, leave: blocker.proceed, stay: blocker.reset }
    : { isAsking: false, leave: () => undefined, stay: () => undefined }
}
