import { tokens } from '../shared/page.ts'
import { session } from '../shared/session.ts'
import { queryClient } from './query-client.ts'

/**
 * Nothing of whoever was signed in stays: what this browser keeps, what this tab keeps, what the page holds (SES-18,
 * SES-19, SES-24, SES-25). Language and appearance are no part of it: they live in cookies (DEC-SES-9).
 */
export function resetClientState(): void {
  tokens.clear()
  localStorage.clear()
  resetTab()
}

/**
 * The same in a tab whose session another one ended: what the tabs share was cleared there, and may by now belong to
 * whoever signed in since (DEC-SES-8).
 */
export function resetTab(): void {
  sessionStorage.clear()
  session.deauthorize()
  queryClient.clear()
}
