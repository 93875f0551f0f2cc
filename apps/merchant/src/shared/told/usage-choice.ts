import { storageKeys } from '@daftar/client'
import { createStore, type Store } from '@daftar/ui/store'

/**
 * Whether this browser tells how the product is used: as somebody chose in their account, and where nobody
 * chose, as their browser asks of every site. What a person asks for with an event (a call-back) is told
 * whatever they chose.
 */
export function tellsUsage(): boolean {
  const kept = localStorage.getItem(storageKeys.usage)
  if (kept !== null) return kept === 'told'
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true
}

export function chooseUsage(tells: boolean): void {
  localStorage.setItem(storageKeys.usage, tells ? 'told' : 'kept')
  choice().set(tells)
}

let made: Store<boolean> | null = null

/** The choice, for a switch that shows it. */
export function choice(): Store<boolean> {
  made ??= createStore(tellsUsage())
  return made
}
