import type { QueryClient } from '@tanstack/react-query'
import { servicesOf } from '../../shared/services.ts'

/**
 * Nothing of whoever was signed in stays: what this browser keeps, what this tab keeps, what the page holds
 * (SES-18, SES-19, SES-24, SES-25). Language and appearance are no part of it: they live in cookies
 * (DEC-SES-9).
 */
export function resetClientState(queryClient: QueryClient): void {
  servicesOf(queryClient).tokens.clear()
  localStorage.clear()
  resetTab(queryClient)
}

/**
 * The same in a tab whose session another one ended: what the tabs share was cleared there, and may by now
 * belong to whoever signed in since (DEC-SES-8).
 */
export function resetTab(queryClient: QueryClient): void {
  sessionStorage.clear()
  servicesOf(queryClient).session.deauthorize()
  queryClient.clear()
}
