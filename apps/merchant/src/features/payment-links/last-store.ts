import { storageKeys } from '@daftar/client'

/**
 * The store the last link was made in, for the next one; null in a browser that made none, or keeps nothing.
 */
export function lastStore(): string | null {
  return localStorage.getItem(storageKeys.paymentLinkStore)
}

export function keepLastStore(storeId: string): void {
  try {
    localStorage.setItem(storageKeys.paymentLinkStore, storeId)
  } catch {
    // The storage is full or shut: the next form asks for the store.
  }
}
