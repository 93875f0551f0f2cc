import { ApiError, storageKeys } from '@daftar/client'
import type { QueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../shared/session/account.ts'
import { servicesOf } from '../../shared/services.ts'
import { leaveFor, leaveForSignIn } from './leave.ts'
import { resetTab } from './reset-client-state.ts'

/**
 * Once any call was answered 401, the account query fails with it and the page leaves for sign-in (SES-27,
 * SES-28). A logout in another tab ends this one too (DEC-SES-8). Answers how to stop watching.
 */
export function watchSession(queryClient: QueryClient): () => void {
  const services = servicesOf(queryClient)
  const { session } = services
  /**
   * Another tab logged out. What still asks here is answered 401, which must not bring the way back along
   * (DEC-SES-7).
   */
  let isEnded = false
  /** The logout route ends the session itself. */
  const isLeaving = () => isEnded || location.pathname.startsWith('/logout')

  async function askAgain(): Promise<void> {
    try {
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        await leaveForSignIn(services, error.reason, location.pathname + location.search + location.hash)
    }
  }

  function followOtherTabs({ key, newValue }: StorageEvent): void {
    const isGone =
      key === null || (newValue === null && (key === storageKeys.signedIn || key === storageKeys.authToken))
    if (!isGone || isLeaving()) return
    isEnded = true
    resetTab(queryClient)
    void leaveFor('/auth')
  }

  function hearOfWorkspace({ key, newValue }: StorageEvent): void {
    const { workspace } = session.get()
    if (key === storageKeys.workspace && newValue !== null && workspace !== null && newValue !== workspace)
      session.move()
  }

  function tellWorkspace(): void {
    const { workspace, hasMoved } = session.get()
    if (workspace !== null && !hasMoved && localStorage.getItem(storageKeys.workspace) !== workspace)
      localStorage.setItem(storageKeys.workspace, workspace)
  }

  const stop = session.subscribe(() => {
    tellWorkspace()
    if (session.get().refused !== null && !isLeaving()) void askAgain()
  })
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener('storage', hearOfWorkspace)
  return () => {
    stop()
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('storage', hearOfWorkspace)
  }
}
